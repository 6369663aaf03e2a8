import {
  addDays,
  type Issue,
  issueMessage,
  issuesFromZod,
  limits,
  NewEvent,
  NewPatrol,
  newPatrol,
  type Resolved,
  resolveLocal,
  today,
} from '@patrolbook/contract';
import { endText } from '../../ui/patrol-end.ts';
import { readTime } from './clock-time.ts';
import { hoursText, readHours } from './hours.ts';
import type { Draft } from './queries.ts';

/** What the form holds, of a new patrol and of one that is edited. */
export type DraftValues = {
  /** `YYYY-MM-DD` */
  date: string;
  /** As typed: `21:00`, `2100`. */
  time: string;
  /** Which of two is meant when the clocks go back and a time comes twice. */
  occurrence: 'first' | 'second';
  /** As typed: `3`, `2.5`. */
  hours: string;
  /** Unticked makes an event. */
  patrol: boolean;
  callSign: string;
  name: string;
  /** Of an event that is edited. */
  instructions: string;
};

/** Specification 4: a patrol of three hours, three days ahead at 21:00 in the organization's zone. */
export function newDraft(now: string, zone: string): DraftValues {
  return {
    date: addDays(today(now, zone), newPatrol.daysAhead),
    time: newPatrol.time,
    occurrence: 'first',
    hours: hoursText(newPatrol.hours),
    patrol: true,
    callSign: '',
    name: newPatrol.name,
    instructions: '',
  };
}

type Start = Pick<DraftValues, 'date' | 'time'>;

/** The start, which may not exist or come twice; undefined while the time cannot be read. */
export function startOf({ date, time: typed }: Start, zone: string): Resolved | undefined {
  const time = readTime(typed);
  return time === undefined ? undefined : resolveLocal({ date, time }, zone);
}

/** Why a start cannot be taken; undefined for one that can. */
export function startError(values: Start, zone: string): string | undefined {
  if (values.time.trim() === '') return issueMessage({ path: [], reason: 'not-defined' });
  const start = startOf(values, zone);
  if (!start) return issueMessage({ path: [], reason: 'incorrect-format', format: newPatrol.time });
  return start.kind === 'skipped'
    ? issueMessage({ path: [], reason: 'not-existing', format: start.next.time })
    : undefined;
}

/** The instant that is meant; undefined while there is none. */
export function instantOf(values: Start & Pick<DraftValues, 'occurrence'>, zone: string): string | undefined {
  const start = startOf(values, zone);
  if (start?.kind === 'one') return start.instant;
  return start?.kind === 'twice' ? start[values.occurrence] : undefined;
}

/** `ends 00:00`, with the date when that is a day or more later; blank while there is no telling. */
export function endWords(values: DraftValues, zone: string): string {
  const when = instantOf(values, zone);
  const hours = readHours(values.hours);
  if (!when || typeof hours !== 'number' || hours < limits.hours.min || hours > limits.hours.max) return '';
  return `ends ${endText({ when, hours }, zone)}`;
}

/** The draft to send, or a message for each field that stands in its way. */
export function checkDraft(
  values: DraftValues,
  zone: string,
): { draft: Draft } | { errors: Record<string, string> } {
  const event = { when: instantOf(values, zone), hours: readHours(values.hours), name: values.name };
  const input = values.patrol ? { ...event, callSign: values.callSign } : event;
  const parsed = values.patrol
    ? NewPatrol.transform((body): Draft => ({ type: 'patrol', body })).safeParse(input)
    : NewEvent.transform((body): Draft => ({ type: 'event', body })).safeParse(input);
  if (parsed.success) return { draft: parsed.data };
  return { errors: messages(issuesFromZod(parsed.error, input), startError(values, zone)) };
}

/** Messages by field; why there is no start is told at its time. */
export function messages(issues: readonly Issue[], time: string | undefined): Record<string, string> {
  const { when, ...others } = Object.fromEntries(
    issues.map((issue) => [issue.path.join('.'), issueMessage(issue)]),
  );
  return when === undefined ? others : { ...others, time: time ?? when };
}
