import { type NewPerson, type Person, PersonPatch } from '@patrolbook/contract';
import { changed } from '../../lib/forms.ts';

/** The form's fields as they are typed: what there is not is blank. */
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

/** What is sent: only what was changed, so that what others change meanwhile is kept. Null takes the phone away. */
export function patchOf({ phone = null, ...chosen }: NewPerson, before: Person): PersonPatch {
  const { firstName, lastName, email = '', roles = [] } = before;
  const stood = { firstName, lastName, email, phone: before.phone ?? null, roles };
  return PersonPatch.parse(changed<typeof stood>({ ...chosen, phone }, stood));
}
