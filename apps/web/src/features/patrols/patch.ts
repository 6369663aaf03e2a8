import {
  asksAgain,
  isOnCrew,
  issuesFromZod,
  type Patrol,
  PatrolPatch,
  resolveLocal,
  toLocal,
} from '@patrolbook/contract';
import { type DraftValues, instantOf, messages, startError } from './draft.ts';
import { hoursText, readHours } from './hours.ts';

/** What the form holds of a patrol as it stands. */
export function draftOf(patrol: Patrol, zone: string): DraftValues {
  const { date, time } = toLocal(patrol.when, zone);
  const start = resolveLocal({ date, time }, zone);
  const isSecond = start.kind === 'twice' && Date.parse(patrol.when) >= Date.parse(start.second);
  return {
    date,
    time,
    occurrence: isSecond ? 'second' : 'first',
    hours: hoursText(patrol.hours),
    patrol: patrol.type === 'patrol',
    callSign: patrol.callSign ?? '',
    name: patrol.name ?? '',
    instructions: patrol.instructions ?? '',
  };
}

/** A form always has a start and hours. */
const Whole = PatrolPatch.required({ when: true, hours: true });

/**
 * Only what was changed, so that what others change meanwhile is kept; or a message for each field that stands in its way.
 * `saved` is what the form held when it was opened.
 */
export function checkPatch(
  values: DraftValues,
  saved: DraftValues,
  zone: string,
): { patch: PatrolPatch } | { errors: Record<string, string> } {
  const { name, instructions } = values;
  const input = { when: instantOf(values, zone), hours: readHours(values.hours), name, instructions };
  const parsed = Whole.safeParse(input);
  if (!parsed.success)
    return { errors: messages(issuesFromZod(parsed.error, input), startError(values, zone)) };
  const { data } = parsed;
  const isChanged = (...fields: (keyof DraftValues)[]) =>
    fields.some((field) => values[field] !== saved[field]);
  return {
    patch: {
      ...(isChanged('date', 'time', 'occurrence') && { when: data.when }),
      ...(isChanged('hours') && { hours: data.hours }),
      ...(isChanged('name') && { name: data.name }),
      ...(isChanged('instructions') && { instructions: data.instructions }),
    },
  };
}

/** Whether somebody who had accepted will have to answer again if the patrol starts as the form says (design 6.3). */
export function asksSomebodyAgain(patrol: Patrol, values: DraftValues, zone: string): boolean {
  const start = instantOf(values, zone);
  if (start === undefined || !asksAgain(patrol.when, start, zone)) return false;
  return Object.values(patrol.patrollers).some((assignment) => assignment.accepted && isOnCrew(assignment));
}
