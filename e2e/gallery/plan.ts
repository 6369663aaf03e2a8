import { v7 as newId } from 'uuid';
import type { CrewCorrection } from '#patrols/contract';
import { after, hour } from '#platform/clock.ts';
import { crewCorrection } from '#platform/database/schema/assignments.ts';
import { incident } from '#platform/database/schema/record.ts';
import type { TestServer } from '../test-server.ts';
import type { UserKey, Users } from './users.ts';

/** Describes the patrols of the seed data, and writes them. */

type PatrolRow = Parameters<TestServer['build']['buildPatrol']>[0] & object;
type Incident = Omit<typeof incident.$inferInsert, 'organizationId' | 'patrolId' | 'id'>;
type Answer = 'not-emailed' | 'pending' | 'accepted' | 'declined' | 'did-not-show' | 'removed';

export interface Plan {
  /** The start, in milliseconds from now. */
  starts: number;
  row: Omit<PatrolRow, 'when'>;
  crew?: [UserKey, Answer][];
  guests?: string[];
  incidents?: Incident[];
  /** How the coordinator corrected who came. */
  corrections?: [UserKey, CrewCorrection['change']][];
}

/** A crew in which two have accepted and one has yet to answer. */
export const mixedCrew: [UserKey, Answer][] = [
  ['coordinator', 'accepted'],
  ['patroller', 'accepted'],
  ['answering', 'pending'],
];

/** Writes a patrol with its crew, guests and incidents; returns its id. */
export async function buildPlan(
  { build, database }: TestServer,
  { starts, row, crew = [], guests = [], incidents = [], corrections = [] }: Plan,
  { organizationId, users, now }: { organizationId: string; users: Users; now: string },
): Promise<string> {
  const patrol = await build.buildPatrol({ ...row, organizationId, when: after(now, starts) });
  const of = { organizationId, patrolId: patrol.id };
  for (const [user, answer] of crew) {
    const { id: personId } = users[user];
    const at = after(now, -hour);
    await build.buildAssignment({ ...of, personId, ...answered(answer, at) });
    if (answer !== 'not-emailed')
      await build.buildMail({ ...of, recipient: personId, created: at, sent: at });
  }
  for (const name of guests) {
    const guest = await build.buildGuest({ ...of, name, phone: '021 555 0145', email: 'guest@example.nz' });
    if (row.finalized) await build.buildMail({ ...of, recipient: guest.id, ...refused(after(now, -hour)) });
  }
  for (const one of incidents) await database.insert(incident).values({ ...of, ...one, id: newId() });
  for (const [user, change] of corrections) {
    const correction = { personId: users[user].id, change, when: now, by: users.coordinator.id };
    await database.insert(crewCorrection).values({ ...of, ...correction, id: newId() });
  }
  return patrol.id;
}

function refused(at: string) {
  const lastError = "Can't send mail - all recipients were rejected: 550 5.1.1 No such mailbox";
  return { kind: 'guest-added', created: at, abandoned: at, lastError };
}

function answered(answer: Answer, at: string) {
  if (answer === 'not-emailed') return {};
  const emailed = { emailed: at };
  switch (answer) {
    case 'accepted':
      return { ...emailed, accepted: at };
    case 'declined':
      return { ...emailed, declined: at };
    case 'did-not-show':
      return { ...emailed, accepted: at, didNotShow: at };
    case 'removed':
      return { ...emailed, removed: at };
    default:
      return emailed;
  }
}
