import type { Extra, Location } from '#patrols/contract';

/** How the facts of the record read. What is not known is null, and left out. */

/** Formats a level from 0 to 1 as the gauge shows it: `5/8`, `Full`; a level between two marks as `63 %`. */
export function formatFuel(level: number): string {
  if (level === 0) return 'Empty';
  if (level === 1) return 'Full';
  const marks = [2, 4, 8].find((parts) => Number.isInteger(level * parts));
  return marks ? `${level * marks}/${marks}` : `${Math.round(level * 100)} %`;
}

/** Joins the non-empty parts with commas; returns null when there are none. */
export function joinParts(parts: readonly (string | null | undefined)[]): string | null {
  return parts.filter(Boolean).join(', ') || null;
}

/** Metres up to which a place is as good as known. */
const exact = 100;

/** Whether a device knew a place only roughly, as by a mast of its network. */
export function isRough({ accuracy = null }: Pick<Location, 'accuracy'>): boolean {
  return accuracy !== null && accuracy > exact;
}

/** Returns within what a place is known, rounded up: `800 m`, `2 km`. */
export function withinText(metres: number): string {
  if (metres <= exact) return `${Math.max(1, Math.ceil(metres))} m`;
  const hundreds = Math.ceil(metres / 100);
  return hundreds < 10 ? `${hundreds * 100} m` : `${Math.ceil(metres / 1000)} km`;
}

/** Returns `about, within 2 km` for a place that its device knew only roughly; null for others (product 17.62). */
export function roughText(location: Pick<Location, 'accuracy'>): string | null {
  return isRough(location) ? `about, within ${withinText(location.accuracy ?? 0)}` : null;
}

/** Returns what an older page or server could not name better: `weather rain, wind {"from":"SW"}`. */
export function extraText(extra: Extra): string | null {
  const words = Object.entries(extra ?? {}).map(([name, value]) => {
    return `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`;
  });
  return words.join(', ') || null;
}

/** Said where the people and plates of an incident were. */
export const involvedRemovedText = 'The details of people and plates were removed for privacy.';
