import { formatDate, formatWeekday, issuesFromZod, resolveLocal, toLocal } from '#contract';
import { type Patrol, PatrolPatch } from '#patrols/contract';
import { type DraftValues, messagesByField, numberGiven, startError, startInstantOf } from './draft.ts';

/** Returns the form's values for an existing patrol. */
export function draftOf(patrol: Patrol, zone: string): DraftValues {
  const { date, time } = toLocal(patrol.when, zone);
  const start = resolveLocal({ date, time }, zone);
  const isSecond = start.kind === 'twice' && Date.parse(patrol.when) >= Date.parse(start.second);
  return {
    date,
    time,
    occurrence: isSecond ? 'second' : 'first',
    hours: patrol.hours,
    patrol: patrol.type === 'patrol',
    callSign: patrol.callSign ?? '',
    crewSize: patrol.crewSize,
    name: patrol.name ?? '',
    instructions: patrol.instructions ?? '',
    message: '',
  };
}

/** A form always has a start, hours and a crew size. */
const FormPatch = PatrolPatch.required({ when: true, hours: true, crewSize: true });

/**
 * Returns the changed fields only, so that others' edits in the meantime are kept; or a message for each invalid field.
 * `saved` holds the form's initial values.
 */
export function checkPatch(
  values: DraftValues,
  saved: DraftValues,
  zone: string,
): { patch: PatrolPatch } | { errors: Record<string, string> } {
  const { name, instructions } = values;
  const message = movesOrRenames(values, saved) ? values.message : '';
  const hours = numberGiven(values.hours);
  const crewSize = numberGiven(values.crewSize);
  const input = { when: startInstantOf(values, zone), hours, name, crewSize, instructions, message };
  const parsed = FormPatch.safeParse(input);
  if (!parsed.success)
    return { errors: messagesByField(issuesFromZod(parsed.error, input), startError(values, zone)) };
  const { data } = parsed;
  const isChanged = (...fields: (keyof DraftValues)[]) => differ(values, saved, fields);
  return {
    patch: {
      ...(isChanged('date', 'time', 'occurrence') && { when: data.when }),
      ...(isChanged('hours') && { hours: data.hours }),
      ...(isChanged('name') && { name: data.name }),
      ...(isChanged('crewSize') && { crewSize: data.crewSize }),
      ...(isChanged('instructions') && { instructions: data.instructions }),
      ...(data.message && { message: data.message }),
    },
  };
}

/** Whether the form moves or renames the patrol, which mails those on a finalized one (product 5.4). */
export function movesOrRenames(values: DraftValues, saved: DraftValues): boolean {
  return differ(values, saved, ['date', 'time', 'occurrence', 'hours', 'name']);
}

function differ(values: DraftValues, saved: DraftValues, fields: readonly (keyof DraftValues)[]): boolean {
  return fields.some((field) => values[field] !== saved[field]);
}

/** Returns a field's value as it is read on the screen. */
export function draftText(value: unknown, field: string): string {
  if (field !== 'date') return String(value);
  const midnight = `${String(value)}T00:00:00Z`;
  return `${formatWeekday(midnight, 'UTC')} ${formatDate(midnight, 'UTC')}`;
}
