/** A place on the globe, in degrees. */
export interface Coordinate {
  latitude: number;
  longitude: number;
}

/** Kilometres of the earth's mean radius. */
const radius = 6371;

/** Returns the kilometres between two places along the globe, across 180° too (haversine). */
export function kilometresBetween(one: Coordinate, other: Coordinate): number {
  const north = radians(other.latitude - one.latitude);
  const east = radians(other.longitude - one.longitude);
  const square =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(square)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Returns the longitude beside another, which may be beyond 180, as a map counts them: the Chatham Islands lie beyond the line at which longitudes begin anew. */
export function longitudeBeside(longitude: number, other: number): number {
  return longitude + 360 * Math.round((other - longitude) / 360);
}

/** Returns how many degrees a longitude is east of another, from -180 to 180. */
export function degreesEast(longitude: number, other: number): number {
  return longitudeBeside(longitude, other) - other;
}
