import { type NewPerson, type Person, PersonPatch } from '@patrolbook/contract';
import { changed } from '../../lib/form/forms.ts';

/** Returns the form's fields as typed; missing ones are blank. */
export function fieldsOf(person?: Person) {
  const roles: string[] = person?.roles ?? [];
  return {
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    email: person?.email ?? '',
    phone: person?.phone ?? '',
    roles,
  };
}
export type PersonFields = ReturnType<typeof fieldsOf>;

/** Returns the changed fields only, so that others' edits in the meantime are kept. Null clears the phone. */
export function patchOf({ phone = null, ...chosen }: NewPerson, before: Person): PersonPatch {
  const { firstName, lastName, email = '', roles = [] } = before;
  const saved = { firstName, lastName, email, phone: before.phone ?? null, roles };
  return PersonPatch.parse(changed<typeof saved>({ ...chosen, phone }, saved));
}
