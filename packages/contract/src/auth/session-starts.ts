/** What begins a session: the password alone, or with a code of the second step (product 9.20). */
export const sessionStarts = ['password', 'password-and-code'] as const;
export type SessionStart = (typeof sessionStarts)[number];
