import type { tables } from '#platform/database/schema/schema.ts';
import { tablesOfCrews } from './crew.store.ts';
import type { HeldTable } from './held-table.store.ts';
import { tablesOfOrganization } from './organization.store.ts';
import { tablesOfPeople } from './people.store.ts';
import { tablesOfRecord } from './record.store.ts';

/** All that the product holds about a member, in the order in which it is read. Export and erasure are made of it (decision 88). */
export const heldTables: readonly HeldTable[] = [
  ...tablesOfPeople,
  ...tablesOfCrews,
  ...tablesOfRecord,
  ...tablesOfOrganization,
];

/** The tables that hold nothing about a member, and why. */
export const otherTables: Partial<Record<keyof typeof tables, string>> = {
  joinRequest: 'It is about somebody who is no member, and goes when it is answered.',
  passwordRequest: 'It goes when a worker has handled it.',
  attempt: 'It counts by keyed hashes.',
  installation: 'It is about the installation.',
  periodicTaskRun: 'It is about the installation.',
  reminder: 'It is about patrols.',
  vehicle: 'It is about the organization’s vehicles.',
  overdueAlarm: 'It is about patrols.',
  eccReply: 'It is what the ECC wrote.',
  privacy: 'It is about the organization.',
  privacyRemoval: 'It counts, without names.',
};
