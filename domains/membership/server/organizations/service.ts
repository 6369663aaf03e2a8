import { v7 as newId } from 'uuid';
import type { AuthService } from '#accounts/server/auth/service.ts';
import type { Issue } from '#contract';
import type { NewOrganization, OrganizationPatch, OwnOrganizationPatch } from '#organizations/contract';
import { archivedError } from '#organizations/server/archived.ts';
import { findOrganization, lockOrganization, type OrganizationRow } from '#organizations/server/store.ts';
import type { Context } from '#platform/context.ts';
import { announceChange } from '#platform/database/announce.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { editOf, refuseStale } from '#platform/edits.ts';
import type { Actor, Member } from '#platform/http/pipeline/actor.ts';
import { invalid, notFound, refuseIssues } from '#platform/http/pipeline/app-error.ts';
import type { PeopleService } from '../people/service.ts';
import { archivingUseCases } from './archiving.ts';
import { presentToAdmins, presentToMembers } from './present.ts';
import {
  findZone,
  insertOrganization,
  listOrganizations,
  type OrganizationsQuery,
  reserveCode,
  updateOrganization,
} from './store.ts';

/** The suggested patrol names of a new organization (product 3.4). */
const defaultPatrolNames = ['Regular patrol'];

export function organizationService(context: Context, people: PeopleService, auth: AuthService) {
  const { database, clock, settings } = context;
  return {
    async list(page: OrganizationsQuery) {
      const { rows, matches } = await listOrganizations(database, page);
      return {
        items: rows.map(({ id, code, name, archived }) => ({ _id: id, code, name, archived })),
        matches,
      };
    },

    async get(id: string) {
      const row = await findOrganization(database, id);
      if (!row) throw notFound();
      return presentToAdmins(row, settings);
    },

    async getMine(actor: Member) {
      const row = await findOrganization(database, actor.organizationId);
      if (!row) throw notFound();
      return actor.roles.includes('admin') ? presentToAdmins(row, settings) : presentToMembers(row, settings);
    },

    update,

    ...archivingUseCases(context, auth),

    async updateMine(tx: Transaction, actor: Member, patch: OwnOrganizationPatch) {
      return update(tx, actor, actor.organizationId, patch);
    },

    /** Creates the organization together with its first admin, who is mailed an invitation. */
    async create(tx: Transaction, { admin, ...organization }: NewOrganization) {
      const id = newId();
      const { code, timeZone } = organization;
      const zone = await findZone(tx, timeZone ?? settings.defaultTimeZone);
      const row = { ...withDefaults(organization), timeZone: zone ?? '', id, created: clock.now() };
      const isFree = await reserveCode(tx, code, clock.now());
      refuseIssues([
        ...(isFree ? [] : [{ path: ['code'], reason: 'not-unique' as const, value: code }]),
        ...(zone ? [] : [unknownZone(timeZone)]),
        ...(await people.reserveEmail(tx, admin.email, ['admin', 'email'])),
      ]);
      await insertOrganization(tx, row);
      await people.addPerson(tx, { ...admin, organizationId: id, roles: ['admin'] });
      return { _id: id };
    },
  };

  /** Throws 409 if it was edited after the version that the patch names (product 12.10). */
  async function update(
    tx: Transaction,
    { personId }: Actor,
    id: string,
    { version, emailFrom, emailSignOff, timeZone, ...patch }: OrganizationPatch,
  ) {
    const before = await lockOrganization(tx, id);
    if (!before) throw notFound();
    if (before.archived) throw archivedError();
    refuseStale(before, version, 'organization');
    const given = {
      ...patch,
      ...(timeZone !== undefined && { timeZone: await knownZone(tx, timeZone) }),
      ...(emailFrom !== undefined && { emailFrom: emailFrom || null }),
      ...(emailSignOff !== undefined && { emailSignOff: emailSignOff || null }),
    };
    const change = editOf<OrganizationRow>(before, given, { when: clock.now(), by: personId });
    const row = change ? await updateOrganization(tx, id, change) : before;
    if (patch.secondStepFor) await auth.requireSecondSteps(tx, id);
    await announceChange(tx, id, { type: 'organization', _id: id });
    return presentToAdmins(row, settings);
  }

  /** Stores a blank sender or sign-off as null, so that the platform's current default applies. */
  function withDefaults(given: Omit<NewOrganization, 'admin'>) {
    return {
      ...given,
      emailFrom: given.emailFrom || null,
      emailSignOff: given.emailSignOff || null,
      eccEmail: given.eccEmail ?? null,
      eccPhone: given.eccPhone ?? null,
      coordinatorName: given.coordinatorName ?? null,
      coordinatorPhone: given.coordinatorPhone ?? null,
      patrollerInstructions: given.patrollerInstructions ?? '',
      patrolMeetUpInstructions: given.patrolMeetUpInstructions ?? '',
      patrolNames: given.patrolNames ?? defaultPatrolNames,
    };
  }
}
export type OrganizationService = ReturnType<typeof organizationService>;

async function knownZone(tx: Transaction, name: string): Promise<string> {
  const zone = await findZone(tx, name);
  if (!zone) throw invalid(unknownZone(name));
  return zone;
}

function unknownZone(value: string | undefined): Issue {
  return { path: ['timeZone'], reason: 'key-not-found', value };
}
