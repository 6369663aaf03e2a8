import { formatKilometres, isPresent } from '#contract';
import type { Extra, Finished, FinishFacts, Location } from '#patrols/contract';

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

/** A finish, possibly from before one of its facts existed. */
type Told = Partial<Pick<Finished, keyof FinishFacts>>;

/** How a fact of a finish reads, and where. */
interface FactText {
  text: (finish: Told) => string | null;
  /** The word before it on the line of the history; null if it is not on that line. */
  history: string | null;
  /** Its label in the mail about the finished patrol; null if it is not in it. */
  mail: string | null;
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

/** The facts of a finish, besides its time and place, in their order. A new one has to be here, too. */
const finishTexts: Record<Exclude<keyof FinishFacts, 'finished' | 'location'>, FactText> = {
  vehicle: {
    text: ({ vehicle }) => ifKnown(vehicle?.finishOdometer, formatKilometres),
    history: 'Odometer',
    mail: null,
  },
  fuelLevel: { text: ({ fuelLevel }) => ifKnown(fuelLevel, formatFuel), history: 'fuel', mail: null },
  /** It has a line of its own in the history. */
  reason: { text: ({ reason }) => reason ?? null, history: null, mail: null },
};

/** Returns the facts of a finish as the history shows them, on one line: `Odometer 84,259.4 km, fuel 1/2`. */
export function finishLine(finish: Told): string | null {
  return joinParts(
    Object.values(finishTexts).map(({ text, history }) => {
      const known = text(finish);
      return history && known && `${history} ${known}`;
    }),
  );
}

/** Returns the facts of a finish that its mail tells, each with its label. */
export function finishMailFacts(finish: Told): [label: string, value: string | null][] {
  return Object.values(finishTexts).flatMap(({ text, mail }) => (mail ? [[mail, text(finish)]] : []));
}

function ifKnown<T>(fact: T | null | undefined, text: (fact: T) => string): string | null {
  return isPresent(fact) ? text(fact) : null;
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
