import { v7 as newId } from 'uuid';
import type { SessionStart } from '#contract';
import { isArchived } from '#organizations/server/archived.ts';
import type { PersonRow } from '#people/server/store.ts';
import type { Context } from '#platform/context.ts';
import { announceChange } from '#platform/database/announce.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { signInError } from '#platform/http/pipeline/app-error.ts';
import { noteEvent } from './audit.ts';
import type { RequestClient } from './client.ts';
import { insertSession } from './sessions.store.ts';
import { setFirstSignedIn } from './store.ts';
import { type IssuedTokens, issueTokens, refreshEnd } from './tokens.ts';

/** How long a session is to last: see `refreshEnd`. */
export interface SessionOptions {
  remember: boolean;
  sharedDevice: boolean;
}

/** Only who has shown that the account is theirs learns it. */
const organizationArchived =
  'Your organization is archived, and nobody can sign in to it. Please ask its coordinator.';

/** Throws 400 `archived` if the person's organization is. */
export async function refuseArchived(tx: Transaction, { organizationId }: PersonRow): Promise<void> {
  if (await isArchived(tx, organizationId)) throw signInError('archived', organizationArchived);
}

/** Starts a session of a person whose row is locked, who has shown who they are. */
export async function startSession(
  tx: Transaction,
  { clock, settings }: Pick<Context, 'clock' | 'settings'>,
  person: PersonRow,
  { remember, sharedDevice, began }: SessionOptions & { began: SessionStart },
  client: RequestClient,
): Promise<IssuedTokens> {
  const now = clock.now();
  if (!person.firstSignedIn) await noteFirstSignIn(tx, person, now);
  const session = await insertSession(tx, {
    id: newId(),
    personId: person.id,
    organizationId: person.organizationId,
    issued: now,
    expires: refreshEnd(now, { remember, sharedDevice }),
    remember,
    sharedDevice,
    began,
    confirmed: now,
    ips: [client.ip],
    userAgent: client.userAgent,
    generation: 0,
    generationSeen: false,
  });
  await noteEvent(tx, person, { event: 'sign-in-success' }, client, now);
  return issueTokens(settings.secretKeys, { ...session, roles: person.roles }, now);
}

/** From now on the person is no longer only invited (product 4.12). */
async function noteFirstSignIn(tx: Transaction, person: PersonRow, now: string): Promise<void> {
  const { id: _id, organizationId } = person;
  await setFirstSignedIn(tx, person, now);
  if (organizationId) await announceChange(tx, organizationId, { type: 'person', _id });
}
