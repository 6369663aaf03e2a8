/**
 * Why a call that writes does not ask again who it is (product 9.80). Each such call has one of these reasons or asks; docs/security.md
 * lists them all.
 */
export const whyUnconfirmed = {
  'no-session': 'No signed-in person calls it: a link, a cookie or what is typed entitles to it',
  proof: 'It takes the password, a passkey or a code with the call itself',
  night: 'A crew, or an admin for it, needs it at night',
  month: 'It plans a month, and those concerned are told',
  answer: 'Members answer for themselves, and can answer otherwise',
  own: 'It concerns the caller alone, who can change it again',
  'same-address': 'It mails once more to an address that stands',
  undone: 'It can be undone or done again, and sends nothing elsewhere',
} as const;
export type WhyUnconfirmed = keyof typeof whyUnconfirmed;

/** Which calls of a route ask: those whose body has one of these fields, or all but those whose `field` is of this kind. */
export type ConfirmedPart =
  | readonly string[]
  | { readonly unless: { readonly field: string; readonly kind: string } };

/**
 * Whether the session must have been confirmed lately, because the call can do harm (product 9.22); the answer is 403
 * `confirmation_required` otherwise. Whatever writes says so, or why it does not.
 */
export type Confirmation =
  | { readonly method: 'GET'; readonly confirmed?: true }
  | { readonly method: 'POST'; readonly safe: true; readonly confirmed?: true }
  | { readonly method: Writing; readonly safe?: never; readonly confirmed: true }
  | {
      readonly method: Writing;
      readonly safe?: never;
      readonly confirmed?: ConfirmedPart;
      readonly unconfirmed: WhyUnconfirmed;
    };
type Writing = 'POST' | 'PATCH' | 'DELETE';
