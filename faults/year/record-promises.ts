import { addHours } from '#contract';
import { after, minute } from '#platform/clock.ts';
import { addressesOf, type Due, dueTo, prompt } from './due.ts';
import type { What } from './mail.ts';
import { crewAt, endOf, type Night } from './night.ts';

/** Returns what is owed by what the crew of a patrol records, and by what it does not. */
export function promisesOfRecord(night: Night): Due[] {
  return [...ofRecord(night), ...ofDelay(night)];
}

function ofRecord(night: Night): Due[] {
  const { group, loggedOn, numbered, extended, finished } = night;
  const at = (instant: string | null, what: What, to: readonly string[]) =>
    instant === null ? [] : dueTo(night, what, to, [instant, prompt]);
  const known = loggedOn === null ? [] : [group.ecc];
  return [
    ...at(loggedOn, 'ECC: log-on', known),
    ...at(extended?.at ?? null, 'ECC: extension', known),
    ...at(finished, 'ECC: log-off', known),
    ...at(numbered, 'event number to the crew', addressesOf(crewAt(night, numbered ?? ''))),
    ...at(finished, 'summary of a patrol', [group.reader.email]),
  ];
}

/** Product 17.8. */
function ofDelay(night: Night): Due[] {
  const { group, started, entries, acknowledged, extended, finished } = night;
  if (started === null) return [];
  const over = (at: string) => [finished, acknowledged].some((one) => one !== null && one <= at);
  const ends = [addHours(night.when, night.hours), ...(extended ? [endOf(night)] : [])];
  return ends.flatMap((end, index) => {
    const holds = (at: string) => !over(at) && !(index === 0 && extended !== null && extended.at <= at);
    const alarm = (what: What, minutes: number) => {
      const heard = entries.findLast((entry) => entry.at <= end)?.at ?? started;
      const at = after(minutes > 0 ? max(end, heard) : end, minutes * minute);
      return holds(at) ? dueTo(night, what, [group.admin.email], [at, prompt]) : [];
    };
    return [
      ...(holds(end)
        ? dueTo(night, 'overdue: crew asked to finish', addressesOf(crewAt(night, end)), [end, prompt])
        : []),
      ...alarm('overdue: admins at 30 minutes', 30),
      ...alarm('overdue: admins at 60 minutes', 60),
    ];
  });
}

const max = (one: string, other: string) => (one > other ? one : other);
