/** The zones that an organization may be in, by their names; also the one it is in, should this browser not know it. */
export function timeZones(current: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(current) ? known : [current, ...known];
}
