import { required } from '#lib/form/required.ts';

/** What a form begins with that asks for a proof. */
export const emptyProof = { code: '', currentPassword: '' };

/** Returns what a form must have for a proof without a passkey: the password, and a code if there is a second step. */
export function proofRules(asksCode: boolean) {
  return { currentPassword: required, code: (code: string) => (asksCode ? required(code) : null) };
}

/** Returns the proof that was typed. */
export function typedProof({ code, currentPassword }: typeof emptyProof) {
  return code ? { code, currentPassword } : { currentPassword };
}
