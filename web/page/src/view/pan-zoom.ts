import type { Box } from "../map/shapes.js";

/** How much one notch of a wheel or one key press zooms. */
const ZOOM_STEP = 1.2;

/** A picture is shown at most this much larger than when it fits. */
const CLOSEST = 40;

/** Below this many pixels for a unit of the picture, names and doors cannot be seen and are left out. */
const FAR = 0.32;

/** Moves and scales what an SVG element shows, by wheel, drag, two fingers and keys. */
export class PanZoom {
  private box: Box = { x: 0, y: 0, width: 100, height: 100 };
  private fitted: Box = this.box;
  private readonly pointers = new Map<number, { x: number; y: number }>();
  private hasMoved = false;
  private frame = 0;

  /** @param canPan asked at each press whether it moves the picture; otherwise it belongs to somebody else */
  constructor(
    private readonly svg: SVGSVGElement,
    private readonly canPan: (event: PointerEvent) => boolean,
  ) {
    svg.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    svg.addEventListener("pointerdown", (event) => this.down(event));
    svg.addEventListener("pointermove", (event) => this.move(event));
    for (const type of ["pointerup", "pointercancel"] as const) {
      svg.addEventListener(type, (event) => this.pointers.delete(event.pointerId));
    }
  }

  /** Whether the user has moved or scaled the picture since it last fitted. */
  get isMoved(): boolean {
    return this.hasMoved;
  }

  fit(box: Box): void {
    this.fitted = box;
    this.box = { ...box };
    this.hasMoved = false;
    this.show();
  }

  /** Fits as long as the user has not moved the picture. */
  follow(box: Box): void {
    if (this.hasMoved) {
      this.fitted = box;
    } else {
      this.fit(box);
    }
  }

  refit(): void {
    this.fit(this.fitted);
  }

  /** A point of the window in units of the picture. */
  point(event: { clientX: number; clientY: number }): { x: number; y: number } {
    const matrix = this.svg.getScreenCTM();
    if (!matrix) {
      return { x: 0, y: 0 };
    }
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x: point.x, y: point.y };
  }

  /** Pixels of the screen for a unit of the picture. */
  get scale(): number {
    return this.svg.getScreenCTM()?.a ?? 1;
  }

  zoom(factor: number, about?: { x: number; y: number }): void {
    const centre = about ?? { x: this.box.x + this.box.width / 2, y: this.box.y + this.box.height / 2 };
    const width = Math.min(Math.max(this.box.width / factor, this.fitted.width / CLOSEST), this.fitted.width * 4);
    const ratio = width / this.box.width;
    this.box = {
      x: centre.x - (centre.x - this.box.x) * ratio,
      y: centre.y - (centre.y - this.box.y) * ratio,
      width,
      height: this.box.height * ratio,
    };
    this.hasMoved = true;
    this.show();
  }

  pan(dx: number, dy: number): void {
    this.box = { ...this.box, x: this.box.x + dx, y: this.box.y + dy };
    this.hasMoved = true;
    this.show();
  }

  /** Moves the picture until a point lies in its middle. */
  centre(x: number, y: number): void {
    this.box = { ...this.box, x: x - this.box.width / 2, y: y - this.box.height / 2 };
    this.show();
  }

  /** Shows a box around a point without taking it as moved by the user. */
  look(box: Box): void {
    this.box = box;
    this.show();
  }

  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      return false;
    }
    switch (event.key) {
      case "+":
      case "=":
        this.zoom(ZOOM_STEP);
        return true;
      case "-":
        this.zoom(1 / ZOOM_STEP);
        return true;
      case "0":
        this.refit();
        return true;
      default:
        return false;
    }
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const factor = Math.pow(ZOOM_STEP, -event.deltaY / 100);
    this.zoom(factor, this.point(event));
  }

  private down(event: PointerEvent): void {
    if (event.button > 1 || !this.canPan(event)) {
      return;
    }
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  private move(event: PointerEvent): void {
    const last = this.pointers.get(event.pointerId);
    if (!last) {
      return;
    }
    if (!this.svg.hasPointerCapture(event.pointerId)) {
      this.svg.setPointerCapture(event.pointerId);
    }
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    const scale = this.scale;
    if (other) {
      const before = Math.hypot(last.x - other.x, last.y - other.y);
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      if (before > 0 && after > 0) {
        this.zoom(after / before, this.point({ clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 }));
      }
    } else {
      this.pan((last.x - event.clientX) / scale, (last.y - event.clientY) / scale);
    }
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  private show(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      const { x, y, width, height } = this.box;
      this.svg.setAttribute("viewBox", `${x} ${y} ${Math.max(width, 1)} ${Math.max(height, 1)}`);
      this.svg.classList.toggle("far", this.scale < FAR);
    });
  }
}
