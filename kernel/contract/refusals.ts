/** Why a sign-in is refused (product 9.2, 9.10 and 9.19). */
export const signInRefusals = [
  'invalid_grant',
  'locked_out',
  'archived',
  'code_required',
  'invalid_code',
  'invalid_passkey',
] as const;

/**
 * Why a call is refused to somebody who is known: their role, a session that they have to confirm first (product 9.22),
 * or a second step that they have to set up first (product 9.25).
 */
export const forbiddenErrors = ['forbidden', 'confirmation_required', 'second_step_required'] as const;

/** Why a personal link has expired (product 6.9). */
export const expiryReasons = ['withdrawn', 'cancelled', 'over'] as const;
