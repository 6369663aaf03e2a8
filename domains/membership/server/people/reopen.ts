import type { AuthService } from '#accounts/server/auth/service.ts';
import type { ImportedPerson, MailChoices } from '#people/contract';
import type { Transaction } from '#platform/database/connect.ts';
import { editOf } from '#platform/edits.ts';
import { hasEverSignedIn } from './address-changes.ts';
import { type MemberRow, updatePerson } from './store.ts';

/** An import says nothing of notices and summaries. */
type Returning = ImportedPerson & MailChoices;

interface Reopening {
  by: string;
  now: string;
  /** Null holds the invitation. */
  invited: string | null;
}

/** Reopens a finished person with new values, whose old password, sessions and links stay void (product 4.5). */
export async function reopen(
  tx: Transaction,
  auth: AuthService,
  person: MemberRow,
  { notices = 'each', summaries = 'each', phone = null, idNumber = null, ...named }: Returning,
  { by, now, invited }: Reopening,
): Promise<void> {
  const change: Partial<MemberRow> = {
    firstName: named.firstName,
    lastName: named.lastName,
    email: named.email,
    roles: named.roles,
    phone,
    idNumber,
    notices,
    summaries,
    mailVia: null,
    finished: null,
    passwordHash: null,
    firstSignedIn: null,
    hasSignedIn: hasEverSignedIn(person),
    secondStepRequired: null,
    invited,
    erased: null,
    erasedBy: null,
  };
  const edit = editOf<MemberRow>(person, change, { when: now, by });
  await updatePerson(tx, person.organizationId, person.id, { ...change, ...edit });
  await auth.endAccess(tx, person);
}
