/** Lets the browser draw, and answer a touch, before what follows: work in pieces is not felt on a slow phone. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
