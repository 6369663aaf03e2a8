import type { Profile, ProfilePatch } from '#people/contract';
import { neededSecondStep } from '#people/server/second-step.store.ts';
import type { Context } from '#platform/context.ts';
import { announceChange } from '#platform/database/announce.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { editOf } from '#platform/edits.ts';
import type { Actor, Member } from '#platform/http/pipeline/actor.ts';
import { notFound } from '#platform/http/pipeline/app-error.ts';
import { analyticsOf } from './analytics.ts';
import { lockMember } from './changes.ts';
import { presentProfile } from './present.ts';
import { findProfile, type MemberRow, updatePerson } from './store.ts';

/** Reads and changes the caller's own profile. */
export function profileUseCases({ database, clock, settings }: Context) {
  return {
    profile: (actor: Actor): Promise<Profile> => read(database, actor),

    /**
     * Changes the caller's own phone number, and which notices and summaries they get. It counts as an edit, so that an admin's
     * open form notices it (product 4.13).
     */
    async updateProfile(tx: Transaction, member: Member, patch: ProfilePatch): Promise<Profile> {
      const { organizationId, personId } = member;
      const before = await lockMember(tx, organizationId, personId);
      const change = editOf<MemberRow>(before, patch, { when: clock.now(), by: personId });
      if (change) await updatePerson(tx, organizationId, personId, change);
      await announceChange(tx, organizationId, { type: 'person', _id: personId });
      return read(tx, member);
    },
  };

  async function read(db: Reader, actor: Actor): Promise<Profile> {
    const found = await findProfile(db, actor);
    if (!found) throw notFound();
    const timeZone = found.timeZone ?? settings.defaultTimeZone;
    const secondStep = neededSecondStep(found, settings, clock.now());
    return presentProfile(found, { timeZone, secondStep, analytics: analyticsOf(settings, actor.personId) });
  }
}
