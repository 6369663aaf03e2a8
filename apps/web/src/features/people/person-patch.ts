import { type NewPerson, type Person, PersonPatch } from '@patrolbook/contract';
import { changed } from '../../lib/form/forms.ts';
import { roleChoices } from './role-names.ts';

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

/** Returns a field's value as it is read on the screen. */
export function fieldText(value: unknown): string {
  if (!Array.isArray(value)) return String(value);
  const roles: unknown[] = value;
  return roleChoices.flatMap((role) => (roles.includes(role.value) ? role.label : [])).join(', ');
}
