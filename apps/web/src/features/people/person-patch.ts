import { type NewPerson, type Person, PersonPatch } from '@patrolbook/contract';
import { changed } from '../../lib/values/values.ts';

/** Returns the changed fields only, so that others' edits in the meantime are kept. Null clears the phone or the ID number. */
export function patchOf(
  { phone = null, idNumber = null, ...chosen }: NewPerson,
  before: Person,
): PersonPatch {
  const { firstName, lastName, email = null, mailVia = null, roles = [] } = before;
  const optional = { phone: before.phone ?? null, idNumber: before.idNumber ?? null };
  const saved = { firstName, lastName, email, mailVia, ...optional, roles };
  return PersonPatch.parse(changed<typeof saved>({ ...chosen, phone, idNumber }, saved));
}
