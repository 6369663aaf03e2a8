import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/connect.ts';
import { asideHasInvolved, formerHasInvolved, hasInvolved } from '#platform/database/involved.ts';
import { takeFrom } from '../due.store.ts';
import { type HeldOn, isHeld } from '../held.store.ts';

/** Takes people and plates from these incidents, wherever they stand and as their clock would, unless they are held. */
export async function eraseInvolved(
  tx: Transaction,
  on: HeldOn,
  { ids, now }: { ids: readonly string[]; now: string },
): Promise<void> {
  const { organizationId } = on;
  const chosen = sql.param([...ids]);
  await takeFrom(
    tx,
    'incidents',
    { ...on, now },
    sql`
    select id from incident
    where organization_id = ${organizationId} and id = any(${chosen}::uuid[]) and ${hasInvolved}
      and not ${isHeld(on, sql`incident.patrol_id`, sql`incident.id`)}`,
  );
  await takeFrom(
    tx,
    'formerVersions',
    { ...on, now },
    sql`
    select id from former_incident as former
    where organization_id = ${organizationId} and incident_id = any(${chosen}::uuid[]) and ${formerHasInvolved}
      and not ${isHeld(on, sql`former.patrol_id`, sql`former.incident_id`)}`,
  );
  await takeFrom(
    tx,
    'setAside',
    { ...on, now },
    sql`
    select patrol_id, kind, id from set_aside as aside
    where organization_id = ${organizationId} and entry ->> '_id' = any(${chosen}::text[]) and ${asideHasInvolved}
      and not ${isHeld(on, sql`aside.patrol_id`, sql`(entry ->> '_id')::uuid`)}`,
  );
}
