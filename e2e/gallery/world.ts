import { v7 as newId } from 'uuid';
import { linkToken } from '../../apps/server/src/platform/database/schema.ts';
import { linkTokenText } from '../../apps/server/src/platform/tokens/link-token.ts';
import type { House } from '../house.ts';
import { buildCast, type Cast, demonstration, type Part } from './cast.ts';
import { type PlainName, plainPlans } from './patrols.ts';
import { buildPlan, type Plan } from './plan.ts';
import { type RecordedName, recordedPlans } from './records.ts';

export type PatrolName = PlainName | RecordedName;

/** What the gallery shows besides the demonstration. */
export interface World {
  /** Ids of the demonstration: tonight's patrol, and a patroller. */
  demonstration: { patrol: string; person: string };
  organizationId: string;
  /** Of an organization whose patrols are in every state there is. */
  cast: Cast;
  patrols: Record<PatrolName, string>;
  /** Of an organization that has no patrols. */
  quiet: Cast;
  /** Writes another patrol with that cast; answers its id. Beyond the ninth day it leaves the lists' first rows as they are. */
  write(plan: Plan): Promise<string>;
  /** The token of a mailed link to somebody's assignment on a patrol, by its name or its id. */
  invitation(part: Part, patrol: PatrolName | (string & {})): Promise<string>;
  /** Lets those on a patrol have accepted at another moment. */
  acceptAt(patrolId: string, accepted: string): Promise<void>;
  /** The token of a mailed link that sets somebody's password. */
  passwordLink(part: Part): Promise<string>;
}

export async function buildWorld(house: House): Promise<World> {
  const busy = await house.build.buildOrganization({
    name: 'Botany Community Patrol',
    policeStation: 'Botany',
  });
  const calm = await house.build.buildOrganization({
    name: 'Whitford Community Patrol',
    policeStation: 'Whitford',
  });
  const cast = await buildCast(house, busy.id);
  const patrols = await buildPatrols(house, { organizationId: busy.id, cast });
  const common = { organizationId: busy.id, created: new Date().toISOString() };
  const writeLink = async (
    link: Pick<typeof linkToken.$inferInsert, 'purpose' | 'personId' | 'assignmentId'>,
  ) => {
    const id = newId();
    await house.database.insert(linkToken).values({ ...common, ...link, id });
    return linkTokenText(house.secretKeys, link.purpose, id);
  };
  return {
    demonstration: await findDemonstration(house),
    organizationId: busy.id,
    cast,
    patrols,
    quiet: await buildCast(house, calm.id),
    write: (plan) => buildPlan(house, plan, { organizationId: busy.id, cast, now: new Date().toISOString() }),
    async acceptAt(patrolId, accepted) {
      const statement = 'update assignment set accepted = $1 where patrol_id = $2';
      await house.database.$client.query(statement, [accepted, patrolId]);
    },
    async invitation(part, patrol) {
      const patrolId = Object.entries(patrols).find(([name]) => name === patrol)?.[1] ?? patrol;
      const found = await house.database.query.assignment.findFirst({
        where: (row, { and, eq }) => and(eq(row.patrolId, patrolId), eq(row.personId, cast[part].id)),
      });
      if (!found) throw new Error(`the ${part} is not on the patrol ${patrol}`);
      return writeLink({ purpose: 'assignment', personId: found.personId, assignmentId: found.id });
    },
    passwordLink: (part) => writeLink({ purpose: 'set-password', personId: cast[part].id }),
  };
}

/** Its next patrol is the one of tonight. */
async function findDemonstration({ database }: House): Promise<World['demonstration']> {
  const now = new Date().toISOString();
  const person = await database.query.person.findFirst({
    where: (row, { eq }) => eq(row.email, demonstration.patroller),
  });
  const patrol = await database.query.patrol.findFirst({
    where: (row, { and, eq, gt }) =>
      and(eq(row.organizationId, person?.organizationId ?? ''), gt(row.when, now)),
    orderBy: (row, { asc }) => asc(row.when),
  });
  if (!patrol || !person) throw new Error('the demonstration is not loaded');
  return { patrol: patrol.id, person: person.id };
}

async function buildPatrols(house: House, of: { organizationId: string; cast: Cast }) {
  const now = new Date().toISOString();
  const plans = { ...plainPlans(now), ...recordedPlans(now) };
  const build = (name: PatrolName) => buildPlan(house, plans[name], { ...of, now });
  return {
    empty: await build('empty'),
    draft: await build('draft'),
    coming: await build('coming'),
    test: await build('test'),
    cancelled: await build('cancelled'),
    event: await build('event'),
    soon: await build('soon'),
    late: await build('late'),
    over: await build('over'),
    loggedOn: await build('loggedOn'),
    answered: await build('answered'),
    underWay: await build('underWay'),
    finished: await build('finished'),
  };
}
