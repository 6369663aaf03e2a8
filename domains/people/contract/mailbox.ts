import type { Role } from '#contract';

/** Where mails for a person arrive: at their own address, at that of the member `mailVia`, or nowhere (product 4.14). */
export interface Mailbox {
  email: string | null;
  mailVia: string | null;
}

/** Whether a mailbox is of one kind: somebody with an address gets their mails there. */
export function isOneMailbox({ email, mailVia }: Mailbox): boolean {
  return email === null || mailVia === null;
}

/** Whether a person has the address that their roles need: without one they can only be a patroller. */
export function hasAddressForRoles({
  email,
  roles,
}: Pick<Mailbox, 'email'> & { roles: readonly Role[] }): boolean {
  return email !== null || roles.every((role) => role === 'patroller');
}

/** Whether a person is known to get no mail, so that they are rung (product 4.15). */
export function hasNoMail({
  email,
  mailVia,
}: { [Field in keyof Mailbox]?: Mailbox[Field] | undefined }): boolean {
  return email === null && mailVia === null;
}
