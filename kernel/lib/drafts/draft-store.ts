import type { DBSchema } from 'idb';
import { isWriteKept } from '../queue/write-store.ts';
import { BrowserDatabase } from '../storage/browser-database.ts';
import type { TimeStamp } from '../time/device-clock.ts';

/**
 * Half-filled forms on the device (product 17.28). They are in a database of their own: the one of the writes that wait keeps its
 * version, so that an older build still opens it (product 17.21).
 */

type Values = Readonly<Record<string, unknown>>;

/** Which form it is, and whose. */
export interface DraftOf {
  readonly userId: string;
  /** What the form belongs to: a patrol. */
  readonly group: string;
  /** Distinguishes it from other forms of the group. */
  readonly form: string;
}

/** The fields of a form that somebody has begun. */
export interface TypedFields {
  /** Those that were changed. */
  readonly typed: Values;
  /** What all of them began with. */
  readonly began: Values;
}

export interface StoredDraft extends DraftOf, TypedFields {
  /** The id of what the form records. */
  readonly id: string;
  /** When the form was first opened. */
  readonly opened: TimeStamp;
  /** The same moment by the server's clock, as well as it was known: an ISO instant. */
  readonly openedAt: string;
  /** When something was typed last, in milliseconds since 1970 by the server's clock. */
  readonly typedAt: number;
}

interface DraftSchema extends DBSchema {
  drafts: { key: string; value: StoredDraft; indexes: { group: [userId: string, group: string] } };
}

/** It does not wait long: what cannot be read in time opens as a new form, and is offered again afterwards. */
const device = new BrowserDatabase<DraftSchema>('patrolbook drafts', 1000, (database) => {
  database.createObjectStore('drafts', { keyPath: 'id' }).createIndex('group', ['userId', 'group']);
});

/** Milliseconds for which a draft is kept: what was recorded longer ago is not taken either (product 17.15). */
const lifetime = 7 * 24 * 60 * 60 * 1000;

/**
 * Returns a person's drafts of a group, the one typed last first. One that waits to be sent was saved just before the page was
 * killed, and is removed. Rejects if they cannot be read.
 */
export async function readDrafts({ userId, group }: Omit<DraftOf, 'form'>): Promise<StoredDraft[]> {
  const found = await device.read('drafts', (store) => store.index('group').getAll([userId, group]));
  const drafts: StoredDraft[] = [];
  for (const draft of found)
    if (await isWriteKept(draft.id)) await removeDraft(draft.id);
    else drafts.push(draft);
  return drafts.sort((one, other) => other.typedAt - one.typedAt);
}

/** Returns a draft as it is now; undefined if it is gone. Rejects if it cannot be read. */
export function readDraft(id: string): Promise<StoredDraft | undefined> {
  return device.read('drafts', (store) => store.get(id));
}

/** Keeps a draft in place of what it was before. Rejects if the device does not keep it. */
export function saveDraft(draft: StoredDraft): Promise<void> {
  return device.write('drafts', async (store) => {
    void store.put(draft); // a page that is closed now need not have the answer
  });
}

/** Removes a draft, if it is there. Rejects if it stays. */
export function removeDraft(id: string): Promise<void> {
  return device.write('drafts', (store) => store.delete(id));
}

/** Removes all drafts, whoever typed them, that were begun too long before `now`, in milliseconds since 1970. */
export function removeOldDrafts(now: number): Promise<void> {
  return device.write('drafts', async (store) => {
    for (const draft of await store.getAll())
      if (now - Date.parse(draft.openedAt) > lifetime) await store.delete(draft.id);
  });
}
