/** Whether the page is used by fingers, of which one has to scroll it. */
export function hasTouch(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/** What a map says to one finger, and what stands beside it. */
export const twoFingers = 'Use two fingers to move the map';
