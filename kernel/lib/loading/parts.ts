import { LazyModule } from './lazy-module.ts';

/** The modules of all parts of the pages loaded so far. */
const parts = new Set<LazyModule<unknown>>();

/** Registers what a page loads on demand, so that a page that must open all of it without coverage can load it ahead. */
export function partOf<Module>(load: () => Promise<Module>): LazyModule<Module> {
  const part = new LazyModule(load);
  parts.add(part);
  return part;
}

/**
 * Loads the parts of all pages loaded so far, one after the other, so that they open at once, even offline. Resolves to whether
 * all are loaded.
 */
export async function loadParts(): Promise<boolean> {
  let all = true;
  for (const part of parts) all = (await part.preload()) !== undefined && all;
  return all;
}

export function areAllPartsLoaded(): boolean {
  return [...parts].every(({ module }) => module !== undefined);
}
