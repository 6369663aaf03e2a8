import type { PgTable } from 'drizzle-orm/pg-core';
import type { PoolConnection } from '#platform/database/connect.ts';
import { copyRows } from '#platform/database/copy/copy-rows.ts';
import { withoutIndexes } from '#platform/database/copy/without-indexes.ts';
import { tables } from '#platform/database/schema/schema.ts';
import type { DemoRows } from '../store.ts';

/** What people leave behind who use the app. */
export interface Traces {
  mails: (typeof tables.mail.$inferInsert)[];
  links: (typeof tables.linkToken.$inferInsert)[];
  eccNotifications: (typeof tables.eccNotification.$inferInsert)[];
  eccResponses: (typeof tables.eccResponse.$inferInsert)[];
  reminders: (typeof tables.reminder.$inferInsert)[];
  sessions: (typeof tables.session.$inferInsert)[];
  audits: (typeof tables.auditEvent.$inferInsert)[];
}

interface AllRows extends DemoRows, Traces {
  addresses: (typeof tables.personAddress.$inferInsert)[];
}
export type GeneratedRows = Partial<AllRows>;

/** Where the rows belong. */
const targets: readonly (readonly [keyof AllRows, PgTable])[] = [
  ['organizations', tables.organization],
  ['addresses', tables.personAddress],
  ['people', tables.person],
  ['joinRequests', tables.joinRequest],
  ['availability', tables.availability],
  ['pairs', tables.personPair],
  ['patrols', tables.patrol],
  ['assignments', tables.assignment],
  ['answers', tables.assignmentAnswer],
  ['guests', tables.guest],
  ['incidents', tables.incident],
  ['vehicles', tables.vehicle],
  ['mails', tables.mail],
  ['links', tables.linkToken],
  ['eccNotifications', tables.eccNotification],
  ['eccResponses', tables.eccResponse],
  ['reminders', tables.reminder],
  ['sessions', tables.session],
  ['audits', tables.auditEvent],
];

/** Adds the rows of these batches, and returns how many there were. */
export async function copyBatches(
  client: PoolConnection,
  batches: readonly GeneratedRows[],
): Promise<number> {
  let total = 0;
  for (const [name, table] of targets) {
    const rows = batches.flatMap((batch): Readonly<Record<string, unknown>>[] => batch[name] ?? []);
    await copyRows(client, table, rows);
    total += rows.length;
  }
  return total;
}

/** Lets the rows be added without indexes and references, which are put back at the end, all at once. */
export async function whileUnindexed<T>(client: PoolConnection, work: () => Promise<T>): Promise<T> {
  await client.query(`set local maintenance_work_mem = '256MB'`);
  const putBack = await withoutIndexes(client);
  const result = await work();
  await putBack();
  return result;
}

/** Collects the statistics without which reads are slow, and marks what all see, which takes until a quiet hour otherwise. */
export async function tidy(client: PoolConnection): Promise<void> {
  await client.query('vacuum analyze');
}
