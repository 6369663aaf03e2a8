import {
  addDays,
  type Issue,
  issueSentence,
  issuesFromZod,
  limits,
  newPatrol,
  type Resolved,
  resolveLocal,
  today,
} from '#contract';
import { NewEvent, NewPatrol, type PatrolType } from '#patrols/contract';
import { endText, patrolClockChangeText } from '../patrol-text.ts';
import type { NewPatrolBody } from './queries.ts';
import { patrolFormTexts } from './texts.ts';

/** The values of the forms that create and edit a patrol. */
export type DraftValues = {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` in 24 hours; blank until both are there. */
  time: string;
  /** Which instant is meant when the clocks go back and a time comes twice. */
  occurrence: 'first' | 'second';
  /** A text if what was typed is not a number; blank if nothing was typed. */
  hours: number | string;
  /** Unticked makes an event. */
  patrol: boolean;
  callSign: string;
  /** How many it wants on its crew; as with the hours, a text if it is not a number. Only of a patrol. */
  crewSize: number | string;
  name: string;
  /** Only of an event. */
  instructions: string;
  /** What is said to those whom moving or renaming mails; only where a patrol is edited. */
  message: string;
};

/** Returns the name of a new patrol: the organization's only suggestion, or the default (product 5.13). */
export function proposedName(suggestions: readonly string[] = []): string {
  const [only, ...others] = new Set(suggestions);
  return only === undefined || others.length > 0 ? newPatrol.name : only;
}

/** Returns the values of a new patrol (product 5.2). */
export function newDraft(now: string, zone: string, name: string): DraftValues {
  return {
    date: addDays(today(now, zone), newPatrol.daysAhead),
    time: newPatrol.time,
    occurrence: 'first',
    hours: newPatrol.hours,
    patrol: true,
    callSign: '',
    crewSize: newPatrol.crewSize,
    name,
    instructions: '',
    message: '',
  };
}

type Start = Pick<DraftValues, 'date' | 'time'>;

/** Returns the start, which may not exist or may come twice; undefined while there is no time. */
export function draftStartOf(start: Start, zone: string): Resolved | undefined {
  return start.time === '' ? undefined : resolveLocal(start, zone);
}

/** Returns why a start is refused; undefined for a valid one. */
export function startError(values: Start, zone: string): string | undefined {
  const start = draftStartOf(values, zone);
  if (!start) return issueSentence({ path: [], reason: 'not-defined' });
  return start.kind === 'skipped'
    ? issueSentence({ path: [], reason: 'not-existing', format: start.next.time })
    : undefined;
}

/** Returns the instant of the start; undefined while there is none. */
export function startInstantOf(
  values: Start & Pick<DraftValues, 'occurrence'>,
  zone: string,
): string | undefined {
  const start = draftStartOf(values, zone);
  if (start?.kind === 'one') return start.instant;
  return start?.kind === 'twice' ? start[values.occurrence] : undefined;
}

/** Returns when the draft takes place, and its kind; undefined while its start or its hours are invalid. */
function timingOf(values: DraftValues, zone: string) {
  const when = startInstantOf(values, zone);
  const { hours } = values;
  if (!when || typeof hours !== 'number' || hours < limits.hours.min || hours > limits.hours.max) return;
  const type: PatrolType = values.patrol ? 'patrol' : 'event';
  return { type, when, hours };
}

/** Returns `ends 00:00`, with the date when that is a day or more later; blank while the values are invalid. */
export function draftEndText(values: DraftValues, zone: string): string {
  const timing = timingOf(values, zone);
  return timing ? patrolFormTexts.ends({ end: endText(timing, zone) }) : '';
}

/** Says that the clocks change meanwhile (product 1.8); blank if they do not, or while the values are invalid. */
export function draftClockText(values: DraftValues, zone: string): string {
  const timing = timingOf(values, zone);
  return timing ? patrolClockChangeText(timing, zone) : '';
}

/** Returns a number for the contract, which reports a blank field as missing. */
export function numberGiven(typed: number | string): number | string | undefined {
  return typed === '' ? undefined : typed;
}

/** Returns the draft to send, with the patrollers that it begins with, or a message for each invalid field. */
export function checkDraft(
  values: DraftValues,
  zone: string,
  patrollers?: readonly string[],
): { draft: NewPatrolBody } | { errors: Record<string, string> } {
  const { name, instructions } = values;
  const both = { when: startInstantOf(values, zone), hours: numberGiven(values.hours), name, patrollers };
  // a blank call sign is reported as missing, like blank hours
  const input = values.patrol
    ? { ...both, callSign: values.callSign.trim() || undefined, crewSize: numberGiven(values.crewSize) }
    : { ...both, instructions };
  const parsed = values.patrol
    ? NewPatrol.transform((body): NewPatrolBody => ({ type: 'patrol', body })).safeParse(input)
    : NewEvent.transform(eventDraft).safeParse(input);
  if (parsed.success) return { draft: parsed.data };
  return { errors: messagesByField(issuesFromZod(parsed.error, input), startError(values, zone)) };
}

/** Blank instructions are left out of the call (product 5.12). */
function eventDraft({ instructions, ...body }: NewEvent): NewPatrolBody {
  return { type: 'event', body: instructions ? { ...body, instructions } : body };
}

/** Returns messages by field. `time` says why there is no start, and goes to the time field. */
export function messagesByField(issues: readonly Issue[], time: string | undefined): Record<string, string> {
  const { when, ...others } = Object.fromEntries(
    issues.map((issue) => [issue.path.join('.'), issueSentence(issue)]),
  );
  return when === undefined ? others : { ...others, time: time ?? when };
}
