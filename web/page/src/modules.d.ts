declare module "samples:" {
  const samples: Record<string, string>;
  export default samples;
}

declare module "*/mount.mjs" {
  export function mount(
    element: HTMLElement,
    puzzle: unknown,
    options?: { onSolved?: () => void; hasEditor?: boolean },
  ): { destroy(): void };
}
