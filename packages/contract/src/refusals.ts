/** Why a sign-in is refused (product 9.2, 9.10 and 9.19). */
export const signInRefusals = [
  'invalid_grant',
  'locked_out',
  'archived',
  'code_required',
  'invalid_code',
] as const;

/** Why a personal link has expired (product 6.9). */
export const expiryReasons = ['withdrawn', 'cancelled', 'over'] as const;
