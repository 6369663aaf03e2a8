import { and, desc, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { overdueHours } from '#contract';
import type { Watched } from '#ecc/contract';
import { after, hour } from '#platform/clock.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { patrolOut, plannedEnd } from '#platform/database/patrol-conditions.store.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { incident, overdueAlarm } from '#platform/database/schema/record.ts';

/** A running patrol, and the facts that its alarms depend on. */
export interface WatchedPatrol extends Watched {
  organizationId: string;
  id: string;
}

/**
 * Returns the patrols of all organizations for which an alarm may be due. They are out, their planned end has
 * passed, mails about them are still sent, and no admin has acknowledged it.
 */
export function listWatched(db: Reader, now: string): Promise<WatchedPatrol[]> {
  const ended = and(lte(plannedEnd, now), gt(plannedEnd, after(now, -overdueHours * hour)));
  return selectWatched(db, and(ended, isNull(patrol.overdueAcknowledged)));
}

/** Returns one of these patrols, as it is now; undefined if it is not out. */
export async function findWatched(
  db: Reader,
  organizationId: string,
  id: string,
): Promise<WatchedPatrol | undefined> {
  const [found] = await selectWatched(db, and(eq(patrol.organizationId, organizationId), eq(patrol.id, id)));
  return found;
}

async function selectWatched(db: Reader, where: SQL | undefined): Promise<WatchedPatrol[]> {
  const rows = await db.query.patrol.findMany({
    columns: {
      organizationId: true,
      id: true,
      name: true,
      callSign: true,
      when: true,
      hours: true,
      started: true,
      finished: true,
      overdueAcknowledged: true,
    },
    with: {
      overdueAlarms: { columns: { until: true, step: true } },
      incidents: {
        columns: { received: true, when: true },
        where: isNull(incident.deleted),
        orderBy: desc(arrived),
        limit: 1,
      },
    },
    where: and(patrolOut, where),
  });
  return rows.map(presentWatched);
}

/** An entry counts from its arrival. An entry without one was not recorded here, and counts from its own time. */
const arrived = sql`coalesce(${incident.received}, ${incident.when})`;

type WatchedRow = Omit<WatchedPatrol, 'lastHeard' | 'acknowledged' | 'raised'> &
  Pick<typeof patrol.$inferSelect, 'started' | 'overdueAcknowledged'> & {
    overdueAlarms: WatchedPatrol['raised'];
    incidents: { received: string | null; when: string }[];
  };

function presentWatched(row: WatchedRow): WatchedPatrol {
  const { overdueAlarms, overdueAcknowledged, incidents, started, ...rest } = row;
  const start = started ? [started.received ?? started.started] : [];
  const heard = [...start, ...incidents.map(({ received, when }) => received ?? when)];
  return {
    ...rest,
    started,
    lastHeard: new Date(Math.max(...heard.map((time) => Date.parse(time)))).toISOString(),
    acknowledged: overdueAcknowledged !== null,
    raised: overdueAlarms,
  };
}

export async function insertAlarms(
  tx: Transaction,
  organizationId: string,
  alarms: readonly Omit<typeof overdueAlarm.$inferInsert, 'organizationId'>[],
): Promise<void> {
  await tx.insert(overdueAlarm).values(alarms.map((alarm) => ({ ...alarm, organizationId })));
}
