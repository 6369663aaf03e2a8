import { comingPlans } from './coming.ts';
import { howickSouthRow, type Loading, neighbourRows, personRow } from './organization-rows.ts';
import { pastPlans } from './past.ts';
import { patrolRows } from './patrol-rows.ts';
import { type PersonName, people, personNames, superAdmin } from './people.ts';
import type { DemoRows } from './store.ts';

interface Options extends Loading {
  now: string;
  /** Not in production, where a known password would open every organization there is. */
  withSuperAdmin: boolean;
}

/** Everything the demonstration consists of, as it is at this moment. */
export function demoRows(options: Options): DemoRows {
  // Ids are given in order, and those with the lower ones are named first to whoever wants to sign in.
  const platform = options.withSuperAdmin ? [personRow(superAdmin, null, options)] : [];
  const home = howickSouthRow(options);
  const members = new Map(personNames.map((name) => [name, personRow(people[name], home.id, options)]));
  const others = neighbourRows(options);
  const patrols = patrolRows(
    [...pastPlans(options.today), ...comingPlans(options.now)],
    { organizationId: home.id, idOf: (name) => idOf(members, name), adminId: idOf(members, 'aroha') },
    options.now,
  );
  return {
    organizations: [home, ...others.organizations],
    people: [...platform, ...members.values(), ...others.people],
    ...patrols,
  };
}

function idOf(members: Map<PersonName, { id: string }>, name: PersonName): string {
  const member = members.get(name);
  if (!member) throw new Error(`${name} is not in the demonstration`);
  return member.id;
}
