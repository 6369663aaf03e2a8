import { after, second } from '#platform/clock.ts';
import type { Due } from './due.ts';
import type { Arrival } from './mail.ts';

/** From an instant until another nothing could be kept; what fell due then has until somewhat later. */
export interface Outage {
  what: string;
  from: string;
  until: string;
}

/** What became of the promises of one kind. */
export interface Kept {
  due: number;
  kept: number;
  late: number;
  missing: number;
  doubled: number;
}

export interface Verdict {
  table: Record<string, Kept>;
  /** In words, each that was not kept. */
  broken: string[];
  /** Mails that were handed over twice with one Message-ID, which product 11.16 does not rule out. */
  again: number;
}

/** By how much a mail may seem to come before its time, as calls take time. */
const tolerance = 2 * second;

/** Compares what arrived with what was owed: each once, and in its time. */
export function judge(
  dues: readonly Due[],
  arrivals: readonly Arrival[],
  outages: readonly Outage[],
): Verdict {
  const { firsts, again } = withoutRepeats(arrivals);
  const left = grouped(firsts);
  const table: Verdict['table'] = {};
  const broken: string[] = [];
  function count(what: string, as: readonly (keyof Kept)[]): void {
    const row = table[what] ?? noneOf();
    for (const name of as) row[name] += 1;
    table[what] = row;
  }
  for (const due of [...dues].sort((one, other) => (one.from < other.from ? -1 : 1))) {
    const came = takeFrom(left.get(keyOf(due)) ?? [], due);
    const became = outcomeOf(due, came, outages);
    count(due.what, ['due', became]);
    if (became !== 'kept') broken.push(`${became}: ${inWords(due)}${came ? `, came ${came.at}` : ''}`);
  }
  for (const { what, subject, to, about, at } of [...left.values()].flat()) {
    count(what ?? 'of no known kind', ['doubled']);
    broken.push(`not owed, or twice: ${what ?? subject}, to ${to}, about ${about}, came ${at}`);
  }
  return { table, broken, again };
}

export const noneOf = (): Kept => ({ due: 0, kept: 0, late: 0, missing: 0, doubled: 0 });

function outcomeOf(due: Due, came: Arrival | undefined, outages: readonly Outage[]): keyof Kept {
  if (!came) return 'missing';
  return came.at > withOutages(due, outages) ? 'late' : 'kept';
}

/** Returns what of these has not arrived. */
export function openOf(dues: readonly Due[], arrivals: readonly Arrival[]): Due[] {
  const left = grouped(arrivals);
  return dues.filter((due) => !takeFrom(left.get(keyOf(due)) ?? [], due));
}

/** Returns until when it may come: an outage puts it off. */
export function withOutages(
  { from, until }: Pick<Due, 'from' | 'until'>,
  outages: readonly Outage[],
): string {
  return outages
    .filter((outage) => outage.from <= until && outage.until >= from)
    .reduce((last, outage) => (outage.until > last ? outage.until : last), until);
}

function takeFrom(arrivals: Arrival[], { from }: Due): Arrival | undefined {
  const index = arrivals.findIndex(({ at }) => at >= after(from, -tolerance));
  return index < 0 ? undefined : arrivals.splice(index, 1)[0];
}

function withoutRepeats(arrivals: readonly Arrival[]) {
  const known = new Set<string>();
  const firsts = arrivals.filter(({ messageId }) => !known.has(messageId) && known.add(messageId));
  return { firsts, again: arrivals.length - firsts.length };
}

function grouped(arrivals: readonly Arrival[]): Map<string, Arrival[]> {
  const groups = new Map<string, Arrival[]>();
  for (const arrival of arrivals) {
    const key = keyOf(arrival);
    groups.set(key, [...(groups.get(key) ?? []), arrival]);
  }
  return groups;
}

const keyOf = ({ what, to, about }: Pick<Arrival, 'what' | 'to' | 'about'>) => `${what} ${to} ${about}`;

const inWords = ({ what, to, about, from }: Due) => `${what}, to ${to}, due ${from}, about ${about}`;
