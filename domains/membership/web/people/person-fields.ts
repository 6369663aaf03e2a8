import { formatName } from '#contract';
import { withoutBlanks } from '#lib/values/values.ts';
import type { Person } from '#people/contract';
import { choiceText } from '#people/web/choosable/choosable-mails.ts';
import { roleChoices } from './role-names.ts';
import { personFormTexts } from './texts.ts';

/** What the form's `mailVia` is besides the id of a member: an address of their own, or no mail (product 4.14). */
export const ownAddress = 'own';
export const noMail = 'nowhere';

/** Returns the form's fields as typed; missing ones are blank. */
export function fieldsOf(person?: Person) {
  const roles: string[] = person?.roles ?? [];
  return {
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    mailVia: person?.email === null ? (person.mailVia ?? noMail) : ownAddress,
    email: person?.email ?? '',
    phone: person?.phone ?? '',
    idNumber: person?.idNumber ?? '',
    roles,
    notices: person?.notices ?? 'each',
    summaries: person?.summaries ?? 'each',
  };
}
export type MemberValues = ReturnType<typeof fieldsOf>;

/** Returns what the form sends. An address that was typed counts only if mails go there. */
export function personBodyOf({ mailVia, email, ...fields }: MemberValues) {
  if (mailVia === ownAddress) return { ...withoutBlanks({ ...fields, email }), mailVia: null };
  return { ...withoutBlanks(fields), email: null, mailVia: mailVia === noMail ? null : mailVia };
}

/** Returns what is wrong with the choice of where mails go: only a patroller has no account. */
export function mailboxErrors({ mailVia, roles }: MemberValues): Record<string, string> {
  const isFit = mailVia === ownAddress || roles.every((role) => role === 'patroller');
  return isFit ? {} : { mailVia: personFormTexts.needsAddress };
}

/** Returns the choices of where a person's mails go, by name: members who have an address. */
export function mailChoices(directory: Iterable<Person>, self?: string): { value: string; label: string }[] {
  const holders = [...directory].filter(
    ({ _id, email, finished }) => email && finished === null && _id !== self,
  );
  return [
    { value: ownAddress, label: personFormTexts.ownAddress },
    { value: noMail, label: personFormTexts.noMail },
    ...holders.map((holder) => ({
      value: holder._id,
      label: personFormTexts.addressOf({ name: formatName(holder) }),
    })),
  ];
}

/** Returns a field's value as it is read on the screen. */
export function fieldText(value: unknown, field: string, choices: ReturnType<typeof mailChoices>): string {
  if (field === 'notices' || field === 'summaries') return choiceText(field, String(value));
  if (!Array.isArray(value)) return choices.find((choice) => choice.value === value)?.label ?? String(value);
  const roles: unknown[] = value;
  return roleChoices.flatMap((role) => (roles.includes(role.value) ? role.label : [])).join(', ');
}
