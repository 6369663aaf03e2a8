import { changed } from '#lib/values/values.ts';
import { type NewPerson, type Person, PersonPatch } from '#people/contract';

/** Returns the changed fields only, so that others' edits in the meantime are kept. Null clears the phone or the ID number. */
export function patchOf(chosen: NewPerson, before: Person): PersonPatch {
  const { email = null, mailVia = null, roles = [], firstName, lastName } = before;
  const saved = { firstName, lastName, email, mailVia, roles, ...optionalOf(before) };
  return PersonPatch.parse(changed<typeof saved>({ ...chosen, ...optionalOf(chosen) }, saved));
}

function optionalOf({
  phone = null,
  idNumber = null,
  notices = 'each',
  summaries = 'each',
}: Partial<NewPerson> | Person) {
  return { phone, idNumber, notices, summaries };
}
