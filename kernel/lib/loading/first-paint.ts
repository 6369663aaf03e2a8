/** Milliseconds that a browser has to paint the first screen once it is in the document. */
const paintsWithin = 100;

/** Set from the first screen's rendering until it is painted. */
let painting: { done: Promise<void>; end: () => void } | undefined;

/** Call when the first screen begins to render. */
export function beginFirstPaint(): void {
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  painting = { done, end };
}

/** Call when the first screen is in the document. */
export function endFirstPaint(): void {
  setTimeout(() => {
    painting?.end();
    painting = undefined;
  }, paintsWithin);
}

/**
 * Waits while the first screen renders and is painted (decision 12). What that screen does not show yet, such as a read that begins
 * with it, waits for this, so that the browser paints first.
 */
export async function afterFirstPaint(): Promise<void> {
  await painting?.done;
}
