import { v7 as newId } from 'uuid';
import { after, hour } from '../../apps/server/src/platform/clock.ts';
import { incident } from '../../apps/server/src/platform/database/schema.ts';
import type { House } from '../house.ts';
import type { Cast, Part } from './cast.ts';

/** What a patrol is to be, and how it is written. */

type PatrolRow = Parameters<House['build']['buildPatrol']>[0] & object;
type Incident = Omit<typeof incident.$inferInsert, 'organizationId' | 'patrolId' | 'id'>;
type Answer = 'not-emailed' | 'pending' | 'accepted' | 'declined' | 'did-not-show' | 'removed';

export interface Plan {
  /** From now, in milliseconds. */
  starts: number;
  row: Omit<PatrolRow, 'when'>;
  crew?: [Part, Answer][];
  guests?: string[];
  incidents?: Incident[];
}

/** As everybody sees it who is asked. */
export const asked: [Part, Answer][] = [
  ['coordinator', 'accepted'],
  ['patroller', 'accepted'],
  ['answering', 'pending'],
];

/** Writes a patrol with its crew and guests; answers its id. */
export async function buildPlan(
  { build, database }: House,
  { starts, row, crew = [], guests = [], incidents = [] }: Plan,
  { organizationId, cast, now }: { organizationId: string; cast: Cast; now: string },
): Promise<string> {
  const patrol = await build.buildPatrol({ ...row, organizationId, when: after(now, starts) });
  const of = { organizationId, patrolId: patrol.id };
  for (const [part, answer] of crew) {
    const { id: personId } = cast[part];
    await build.buildAssignment({ ...of, personId, ...answered(answer, after(now, -hour)) });
  }
  for (const name of guests) {
    await build.buildGuest({ ...of, name, phone: '021 555 0145', email: 'guest@example.nz' });
  }
  for (const one of incidents) await database.insert(incident).values({ ...of, ...one, id: newId() });
  return patrol.id;
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
