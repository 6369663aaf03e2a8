import { anyone } from '../access.ts';
import { defineRoute } from '../route.ts';

/** How a session goes on and ends, whatever it began with: every page needs these. */
export const tokenRoutes = {
  refresh: defineRoute({
    method: 'POST',
    path: '/auth/refresh',
    summary: 'Issues the next access token for the refresh cookie',
    access: anyone,
    unconfirmed: 'no-session',
    status: 204,
  }),
  refreshToken: defineRoute({
    method: 'POST',
    path: '/token/refresh',
    summary: 'The same as /auth/refresh',
    access: anyone,
    unconfirmed: 'no-session',
    status: 204,
  }),
  signOut: defineRoute({
    method: 'POST',
    path: '/auth/sign-out',
    summary: 'Ends the session and clears its cookies',
    access: anyone,
    unconfirmed: 'no-session',
    status: 204,
  }),
} as const;
