/** Returns the longitude beside another, which may be beyond 180, as a map counts them: the Chatham Islands lie beyond the line at which longitudes begin anew. */
export function longitudeBeside(longitude: number, other: number): number {
  return longitude + 360 * Math.round((other - longitude) / 360);
}

/** Returns how many degrees a longitude is east of another, from -180 to 180. */
export function degreesEast(longitude: number, other: number): number {
  return longitudeBeside(longitude, other) - other;
}
