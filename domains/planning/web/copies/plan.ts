import { formatName, limits } from '#contract';
import {
  type CopyStart,
  isOnCrew,
  type PatrolListItem,
  type PlannedCopy,
  planCopies,
  type WantedCopy,
} from '#patrols/contract';
import { mayGo } from '#people/web/may-go.ts';
import type { CopiesBody, Surroundings } from './queries.ts';
import { patrolCopyTexts } from './texts.ts';

/** What the forms that copy have in common. */
export type CopiesValues = {
  sameCrew: boolean;
  /** The dates that were ticked or unticked, by `keyOf`. */
  ticked: Record<string, boolean>;
};

export const firstCopiesValues: CopiesValues = { sameCrew: true, ticked: {} };

/** A date of the plan, and whether it is saved. */
export type PlannedDate = PlannedCopy & { key: string; isTicked: boolean };

/** Returns the dates, the earliest first. What is there already is not ticked at first. */
export function planOf(
  wanted: readonly WantedCopy[],
  { sameCrew, ticked }: CopiesValues,
  { others, people }: Surroundings,
): PlannedDate[] {
  const patrollers = [...people.values()].filter(mayGo);
  const assignable = new Set(patrollers.map(({ _id }) => _id));
  const isTicked = (copy: Pick<PlannedCopy, 'of' | 'when' | 'isThere'>) =>
    ticked[keyOf(copy)] ?? !copy.isThere;
  const sorted = [...wanted].sort((one, other) => one.when.localeCompare(other.when));
  return planCopies(sorted, { others, assignable, withCrew: sameCrew }, isTicked).map((copy) => ({
    ...copy,
    key: keyOf(copy),
    isTicked: isTicked(copy),
  }));
}

function keyOf({ of, when }: Pick<WantedCopy, 'of' | 'when'>): string {
  return `${of._id} ${when}`;
}

/** Returns what is sent: the dates that are ticked, each with its crew. */
export function copiesOf(plan: readonly PlannedDate[]): CopiesBody {
  const saved = plan.filter(({ isTicked }) => isTicked);
  return { copies: saved.map(({ of, when, patrollers }) => ({ of: of._id, when, patrollers })) };
}

/** `4 dates, 1 taken out` */
export function planText(plan: readonly PlannedDate[]): string {
  const out = plan.filter(({ isTicked }) => !isTicked).length;
  return out === 0 ? patrolCopyTexts.dates(plan.length) : patrolCopyTexts.datesWithout(plan.length, { out });
}

/** Returns why the plan cannot be saved as it is; undefined if it can. */
export function tooMany(plan: readonly PlannedDate[]): string | undefined {
  const { max } = limits.copies;
  const count = plan.filter(({ isTicked }) => isTicked).length;
  return count > max ? patrolCopyTexts.tooMany({ max, count: count - max }) : undefined;
}

/** Returns the names of people, each once: `Aroha TAMIHANA, Hemi WALKER`. */
export function peopleNamesOf(ids: readonly string[], people: Surroundings['people']): string {
  const known = [...new Set(ids)].flatMap((id) => people.get(id) ?? []);
  return known.map(formatName).join(', ');
}

/** The clocks skip the time of a copy, or show it twice. */
export function clocksText(clocks: CopyStart['clocks']): string | undefined {
  return clocks ? patrolCopyTexts.clocks(clocks) : undefined;
}

/** Whether any of the patrols has a crew that could be copied. */
export function haveCrew(patrols: readonly Pick<PatrolListItem, 'patrollers'>[]): boolean {
  return patrols.some(({ patrollers }) => Object.values(patrollers).some(isOnCrew));
}
