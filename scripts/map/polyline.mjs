/** @import { Point } from './coast.mjs' */

/**
 * Encodes points of longitude and latitude as Google's encoded polyline: differences of 0.0001 degrees (at most 11 m), longitude first.
 * `decodeRing` of the web (`decode-outline.ts`) reads it.
 * @param {Point[]} points
 */
export function encodeRing(points) {
  let text = '';
  let [lastX, lastY] = [0, 0];
  for (const [longitude, latitude] of points) {
    const [x, y] = [Math.round(longitude * 10_000), Math.round(latitude * 10_000)];
    if (text !== '' && x === lastX && y === lastY) continue;
    text += encodeStep(x - lastX) + encodeStep(y - lastY);
    [lastX, lastY] = [x, y];
  }
  return text;
}

/**
 * Five bits a character, the lowest first; the sign is the lowest of all.
 * @param {number} step
 */
function encodeStep(step) {
  let rest = step < 0 ? ~(step << 1) : step << 1;
  let text = '';
  for (; rest >= 32; rest >>= 5) text += String.fromCharCode((32 | (rest & 31)) + 63);
  return text + String.fromCharCode(rest + 63);
}
