/** TeaVM's runtime, which the build puts beside the module. */
export interface LoadedModule {
  exports: unknown;
}

/** Starts a module: the address of one, or its bytes. */
export function load(source: string | Uint8Array): Promise<LoadedModule>;
