import type { Transaction } from '../database/connect.ts';
import { enqueueAll } from '../jobs/store.ts';
import type { Lane } from './lanes.ts';

/** Enqueues the jobs that send the due mails of these organizations by a lane. */
export async function enqueueSending(
  tx: Transaction,
  { task, keyOfJob }: Lane,
  organizations: readonly string[],
): Promise<void> {
  const jobs = organizations.map((organizationId) => {
    return { payload: { organizationId }, jobKey: keyOfJob(organizationId) };
  });
  await enqueueAll(tx, task, jobs);
}
