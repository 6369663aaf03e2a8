import type { Issue, NewPerson, Role } from '@patrolbook/contract';
import { v7 as newId } from 'uuid';
import { lockOrganization } from '../../domain/organizations/store.ts';
import type { Context } from '../../platform/context.ts';
import { announceChange } from '../../platform/database/announce.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { editOf } from '../../platform/edits.ts';
import type { Member } from '../../platform/http/pipeline/actor.ts';
import { refuseIssues } from '../../platform/http/pipeline/app-error.ts';
import { refuseBeyondQuota } from '../../platform/mail/quota.ts';
import type { AuthService, Client } from '../auth/service.ts';
import type { ReserveEmail } from './addresses.ts';
import { holderIssues } from './mailboxes.ts';
import { findFinishedByEmail, insertPerson, type MemberRow, updatePerson } from './store.ts';

/** A person to be added. The organization is null for a super administrator. */
interface Newcomer extends Omit<NewPerson, 'roles' | 'organizationId' | 'mailVia'> {
  organizationId: string | null;
  mailVia?: string | null;
  roles: Role[];
}

/** Adds people and reopens finished ones. */
export function additionUseCases(
  { clock, settings }: Context,
  auth: AuthService,
  reserveEmail: ReserveEmail,
) {
  return {
    /**
     * Adds a person, or reopens a finished person of the same organization with this address, whose old password
     * stays dead (product 4.5). Throws 400 if the address is in use, and 409 if it could not be mailed today
     * (product 11.7). Somebody without an address is not invited (product 4.14).
     */
    async create(tx: Transaction, { organizationId, personId }: Member, given: NewPerson, client: Client) {
      refuseIssues(organizationIssues(given, organizationId));
      await lockOrganization(tx, organizationId);
      refuseIssues(await holderIssues(tx, { organizationId }, given.mailVia));
      const former =
        given.email === null ? undefined : await prepareInvitation(tx, organizationId, given.email);
      const id = former
        ? await reopen(tx, former, given, { by: personId, client })
        : await add(tx, { ...given, organizationId });
      await announceChange(tx, organizationId, { type: 'person', _id: id });
      return { _id: id };
    },

    /** Adds a person and mails an invitation to their address, which the caller has reserved. */
    addPerson: add,
  };

  /** Reserves the address and returns the finished person who had it. */
  async function prepareInvitation(
    tx: Transaction,
    organizationId: string,
    address: string,
  ): Promise<MemberRow | undefined> {
    refuseIssues(await reserveEmail(tx, address, ['email']));
    const invitation = { organizationId, quota: 'invitations', address } as const;
    await refuseBeyondQuota(tx, settings.secretKeys, invitation, clock.now());
    return findFinishedByEmail(tx, organizationId, address);
  }

  async function add(tx: Transaction, newcomer: Newcomer): Promise<string> {
    const id = newId();
    const phone = newcomer.phone ?? null;
    const started = clock.now();
    const invited = newcomer.email === null ? null : started;
    await insertPerson(tx, { ...newcomer, id, phone, started, invited });
    if (newcomer.email !== null) await auth.invite(tx, { id, organizationId: newcomer.organizationId });
    return id;
  }

  async function reopen(
    tx: Transaction,
    person: MemberRow,
    { organizationId: _, ...given }: NewPerson,
    { by, client }: { by: string; client: Client },
  ): Promise<string> {
    const { phone = null, idNumber = null } = given;
    const anew = { finished: null, passwordHash: null, firstSignedIn: null, invited: clock.now() };
    const change = { ...given, phone, idNumber, ...anew };
    const edit = editOf<MemberRow>(person, change, { when: clock.now(), by });
    await updatePerson(tx, person.organizationId, person.id, { ...change, ...edit });
    await auth.endAccess(tx, person, client);
    await auth.invite(tx, person);
    return person.id;
  }
}

/** Returns an issue if the person is to join an organization other than the caller's, which does not exist for the caller. */
function organizationIssues({ organizationId: given }: NewPerson, own: string): Issue[] {
  return given === undefined || given === own
    ? []
    : [{ path: ['organizationId'], reason: 'key-not-found', value: given }];
}
