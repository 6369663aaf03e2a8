/** What a map says to one finger, and what stands beside it. */
export const twoFingers = 'Use two fingers to move the map';
