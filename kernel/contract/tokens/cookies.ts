/** The cookie that scripts can read: the claims as base64url of their JSON, without the signature (product 9.1). */
export const claimsCookie = 'access_claims';

/** The HttpOnly cookie with the signed token. */
export const accessCookie = 'access_token';
