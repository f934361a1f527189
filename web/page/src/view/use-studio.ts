import { createContext } from "preact";
import { useContext, useEffect, useReducer } from "preact/hooks";
import type { Studio } from "../studio.js";

export const StudioContext = createContext<Studio>(undefined as unknown as Studio);

/** The studio; the component is drawn again whenever it changes. */
export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => studio.subscribe(() => redraw(undefined as never)), [studio]);
  return studio;
}
