import { useLayoutEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";

interface Props {
  value: string | number;
  /** Called when the user is done: by Enter, or on leaving the field. */
  commit: (text: string) => void;
  field?: RefObject<HTMLInputElement | null>;
  name?: string;
  type?: "text" | "number";
  list?: string;
  min?: number;
  placeholder?: string;
  autocomplete?: "off";
}

/** A field whose text is the user's until it is committed: the page may be drawn anew meanwhile. */
export function TextField({ value, commit, field, ...rest }: Props) {
  const own = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    own.current!.value = String(value);
    if (field) {
      field.current = own.current;
    }
  }, [value]);
  return <input {...rest} ref={own} onChange={(event) => commit(event.currentTarget.value)} />;
}
