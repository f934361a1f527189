import { useEffect, useRef } from "preact/hooks";

/** A dialog over the page; Escape and a click beside it close it. */
export function Dialog(props: { title: string; close: () => void; children: preact.ComponentChildren; class?: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current!;
    element.showModal();
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={props.class}
      aria-label={props.title}
      onCancel={props.close}
      onClick={(event) => {
        if (event.target === dialog.current) {
          props.close();
        }
      }}
    >
      <div class="dialog-body">
        <div class="dialog-head">
          <h2>{props.title}</h2>
          <button class="quiet" aria-label="Close" onClick={props.close}>
            ✕
          </button>
        </div>
        {props.children}
      </div>
    </dialog>
  );
}
