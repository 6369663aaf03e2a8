/** Why a sign-in is refused (product 9.2 and 9.10). */
export const signInRefusals = ['invalid_grant', 'locked_out', 'archived'] as const;

/** Why a personal link has expired (product 6.9). */
export const expiryReasons = ['withdrawn', 'cancelled', 'over'] as const;
