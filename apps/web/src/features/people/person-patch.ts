import { type NewPerson, type Person, PersonPatch } from '@patrolbook/contract';
import { changed } from '../../lib/values/values.ts';
import { roleChoices } from './role-names.ts';

/** Returns the form's fields as typed; missing ones are blank. */
export function fieldsOf(person?: Person) {
  const roles: string[] = person?.roles ?? [];
  return {
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    email: person?.email ?? '',
    phone: person?.phone ?? '',
    idNumber: person?.idNumber ?? '',
    roles,
  };
}
export type PersonFields = ReturnType<typeof fieldsOf>;

/** Returns the changed fields only, so that others' edits in the meantime are kept. Null clears the phone or the ID number. */
export function patchOf(
  { phone = null, idNumber = null, ...chosen }: NewPerson,
  before: Person,
): PersonPatch {
  const { firstName, lastName, email = '', roles = [] } = before;
  const optional = { phone: before.phone ?? null, idNumber: before.idNumber ?? null };
  const saved = { firstName, lastName, email, ...optional, roles };
  return PersonPatch.parse(changed<typeof saved>({ ...chosen, phone, idNumber }, saved));
}

/** Returns a field's value as it is read on the screen. */
export function fieldText(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  const roles: unknown[] = value;
  return roleChoices.flatMap((role) => (roles.includes(role.value) ? role.label : [])).join(', ');
}
