import { availabilityOn } from './availability.ts';
import { joinRequestRows } from './joining.ts';
import { howickSouthRow, type LoadOptions, neighbourRows, personRow } from './organization-rows.ts';
import { experienced, pairRows } from './pairing.ts';
import { pastPlans } from './past.ts';
import { patrolRows } from './patrol-rows.ts';
import { type PersonName, people, personNames, superAdmin } from './people.ts';
import type { DemoRows } from './store.ts';
import { upcomingPlans } from './upcoming.ts';

interface Options extends LoadOptions {
  now: string;
  /** False in production, where a known password would open every organization. */
  withSuperAdmin: boolean;
}

/** Returns all rows of the demonstration as of now. */
export function demoRows(options: Options): DemoRows {
  // Ids are ascending, and the list of sign-ins names the people with the lowest ids.
  const platform = options.withSuperAdmin ? [personRow(superAdmin, null, options)] : [];
  const home = howickSouthRow(options);
  const available = availabilityOn(options.today);
  const members = new Map(
    personNames.map((name) => {
      const { patrolsAMonth = null } = available[name] ?? {};
      const row = personRow(people[name], home.id, options);
      return [name, { ...row, patrolsAMonth, experienced: experienced.has(name) }];
    }),
  );
  const others = neighbourRows(options);
  const patrols = patrolRows(
    [...pastPlans(options.today), ...upcomingPlans(options.now)],
    { organizationId: home.id, idOf: (name) => idOf(members, name), adminId: idOf(members, 'aroha') },
    options.now,
  );
  return {
    organizations: [home, ...others.organizations],
    people: [...platform, ...members.values(), ...others.people],
    joinRequests: joinRequestRows(home.id, options.now),
    availability: personNames.flatMap((name) =>
      (available[name]?.periods ?? []).map((period, number) => {
        return { organizationId: home.id, personId: idOf(members, name), number, ...period };
      }),
    ),
    pairs: pairRows(home.id, (name) => idOf(members, name)),
    ...patrols,
  };
}

function idOf(members: Map<PersonName, { id: string }>, name: PersonName): string {
  const member = members.get(name);
  if (!member) throw new Error(`${name} is not in the demonstration`);
  return member.id;
}
