/** What begins a session: the password alone, with a code or a passkey as the second step (product 9.20), or a passkey alone (9.23). */
export const sessionStarts = ['password', 'password-and-code', 'password-and-passkey', 'passkey'] as const;
export type SessionStart = (typeof sessionStarts)[number];
