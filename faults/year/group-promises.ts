import { addDays, instantAt, startOfDay, today, weekdayOf } from '#contract';
import { after, minute } from '#platform/clock.ts';
import { type Due, quarter } from './due.ts';
import type { Group, Member, Night } from './night.ts';

/** What is owed to the people of an organization because an hour has come, and not about one patrol. */

const guestDays = 30;

/** Returns the digests that are owed of notices by now (product 11.61). */
export function digestsOf(group: Group, nights: readonly Night[]): Due[] {
  const noticed = nights.flatMap(({ finalized, moved, cancelled }) =>
    [finalized, moved?.at, cancelled].filter((at) => typeof at === 'string'),
  );
  const to = ({ email }: Member, hours: string[]) =>
    [...new Set(hours)].map((from) => owed('digest', email, from));
  return [
    ...to(
      group.daily,
      noticed.map((at) => nextDigest(at, group.zone, () => true)),
    ),
    ...to(
      group.weekly,
      noticed.map((at) => nextDigest(at, group.zone, (date) => weekdayOf(date) === 1)),
    ),
  ];
}

/** Returns the first 07:00, on such a date, after something was noticed. */
function nextDigest(noticed: string, zone: string, isOn: (date: string) => boolean): string {
  for (let date = today(noticed, zone); ; date = addDays(date, 1)) {
    const hour = instantAt({ date, time: '07:00' }, zone);
    if (isOn(date) && hour > noticed) return hour;
  }
}

/** Returns the summaries of the months in which patrols began, or would have (product 11.15). */
export function monthsOf(group: Group, nights: readonly Night[]): Due[] {
  const months = nights
    .filter(({ finalized }) => finalized !== null)
    .map(({ when }) => today(when, group.zone).slice(0, 7));
  return [...new Set(months)].map((month) => {
    const first = `${addDays(`${month}-28`, 4).slice(0, 7)}-01`;
    return owed(
      'summary of a month',
      group.reader.email,
      instantAt({ date: first, time: '08:00' }, group.zone),
    );
  });
}

/** Returns what the admin is told before guests’ details first go (product 22.4). */
export function privacyOf(group: Group, nights: readonly Night[]): Due[] {
  const [first] = nights
    .filter(({ guest }) => guest !== null)
    .sort((one, other) => (one.when < other.when ? -1 : 1));
  if (!first) return [];
  return [owed('told what privacy takes away', group.admin.email, guestsAge(first))];
}

/** Returns when the details of a patrol’s guests are older than their clock (product 22.2). */
export function guestsAge({ when, group: { zone } }: Pick<Night, 'when' | 'group'>): string {
  return startOfDay(addDays(today(when, zone), guestDays + 1), zone);
}

/** Returns from when on they go: 14 days after the admins were told of the first ones. */
export function guestsGoFrom(group: Group, told: string): string {
  return startOfDay(addDays(today(told, group.zone), 14), group.zone);
}

export function invitationOf(member: Pick<Member, 'email'>, at: string): Due {
  return {
    what: 'invited to sign in',
    to: member.email,
    about: null,
    from: at,
    until: after(at, 2 * minute),
  };
}

function owed(what: Due['what'], to: string, from: string): Due {
  return { what, to, about: null, from, until: after(from, quarter) };
}
