import type { Context } from '../../platform/context.ts';
import { hashPassword } from './passwords.ts';
import { passwordLinkUseCases } from './passwords-by-link.ts';
import { signInUseCases } from './sign-in.ts';

export { gatekeeper } from './gatekeeper.ts';
export { authMails } from './mails.tsx';

/** Signing in and out, refreshing, and passwords by mailed link. */
export function authService(context: Context) {
  return { ...signInUseCases(context), ...passwordLinkUseCases(context), hashPassword };
}
export type AuthService = ReturnType<typeof authService>;
