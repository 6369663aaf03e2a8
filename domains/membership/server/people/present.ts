import type { Role } from '#contract';
import { isConfidant } from '#patrols/contract';
import type { FailingAddress, Person, Profile } from '#people/contract';
import type { AddressChangeRow } from '#people/server/address-change.store.ts';
import type { ChosenKind } from '#people/server/mail-choices-page.ts';
import type { PersonRow } from '#people/server/store.ts';
import { readInstant } from '#platform/database/instant.ts';
import { stamp } from '#platform/database/stamp.ts';
import { presentEdits } from '#platform/edits.ts';
import type { StoredMail } from '#platform/mail/store.ts';
import type { ShownPerson } from './store.ts';

/**
 * Returns what this viewer may see of a person: everything, name and contact details, or only the name (product 2.7).
 */
export function presentPerson(
  row: ShownPerson,
  viewer: { personId: string; roles: readonly Role[] },
  isCrewMate = false,
): Person {
  const { id: _id, firstName, lastName, finished } = row;
  const { email, mailVia, phone, idNumber, roles, started, firstSignedIn, invited } = row;
  const own = { _id, firstName, lastName, finished, email, phone, idNumber };
  if (isConfidant(viewer) || viewer.personId === _id)
    return Object.assign(own, { mailVia, roles, started, firstSignedIn, invited });
  if (isCrewMate) return own;
  return { _id, firstName, lastName, finished };
}

/** The last mail to a person's address; null if there was none. */
type LastMail = Pick<StoredMail, 'bounced' | 'abandoned' | 'lastError'> | null;

/** Returns the same of a single person. Admins, who edit people, also see the edits and whether mails arrive. */
export function presentSingle(
  row: ShownPerson &
    Pick<PersonRow, 'version' | 'edited' | 'editedBy' | 'erased' | 'erasedBy' | ChosenKind> & {
      lastMail?: LastMail;
      hasSecondStep?: boolean;
      erasureAsked?: string | null;
      addressChange?: Pick<AddressChangeRow, 'email' | 'due' | 'done'> | undefined;
      erasing?: { id: string; due: string } | null;
    },
  viewer: { personId: string; roles: readonly Role[] },
  isCrewMate = false,
): Person {
  const shown = presentPerson(row, viewer, isCrewMate);
  if (!viewer.roles.includes('admin')) return shown;
  const { notices, summaries, hasSecondStep, erasureAsked, erasing } = row;
  const erased = stamp(row.erased, row.erasedBy);
  const seen = Object.assign(
    shown,
    { notices, summaries },
    presentEdits(row),
    presentFailing(row.lastMail),
    erased && { erased },
    erasureAsked ? { erasureAsked } : {},
    presentAddressChange(row.addressChange),
    erasing ? { erasing: { _id: erasing.id, due: readInstant(erasing.due) } } : {},
  );
  return hasSecondStep ? Object.assign(seen, { secondStep: true } as const) : seen;
}

function presentAddressChange(
  change: Pick<AddressChangeRow, 'email' | 'due' | 'done'> | undefined,
): Pick<Person, 'addressChange'> {
  return change?.done === null ? { addressChange: { email: change.email, due: change.due } } : {};
}

/** Returns when and why the last mail to an address did not arrive; nothing if it arrived. */
export function presentFailing(lastMail: LastMail | undefined): Pick<Person, 'addressFailing'> {
  const when = lastMail?.bounced ?? lastMail?.abandoned;
  return when ? { addressFailing: { when, reason: lastMail?.lastError ?? null } } : {};
}

/** Presents the people whose address fails. */
export function presentFailingAddresses(
  rows: readonly { id: string; lastMail: LastMail }[],
): FailingAddress[] {
  return rows.flatMap(({ id: _id, lastMail }) => {
    const { addressFailing } = presentFailing(lastMail);
    return addressFailing ? [{ _id, ...addressFailing }] : [];
  });
}

type ProfileRow = Omit<Profile, '_id' | 'timeZone' | 'secondStep' | 'analytics'> & { id: string };

export function presentProfile(
  { id, email, firstName, lastName, phone, idNumber, organizationId, ...row }: ProfileRow,
  installation: Pick<Profile, 'timeZone' | 'secondStep' | 'analytics'>,
): Profile {
  const { roles, started, finished, notices, summaries } = row;
  const name = { firstName, lastName };
  const membership = { organizationId, roles, started, finished, notices, summaries };
  return { _id: id, email, ...name, phone, idNumber, ...membership, ...installation };
}
