import { queryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { ResponseOf } from '#contract';
import { call } from '#lib/api/api.ts';
import { organizationRoutes } from '#organizations/contract';
import { peopleRoutes } from '#people/contract';

export type OwnProfile = ResponseOf<typeof peopleRoutes.getMyProfile>;

// index.html preloads the URLs of both queries: preload-start.ts.
export const myProfileQuery = queryOptions({
  queryKey: ['my-profile'],
  queryFn: ({ signal }) => call(peopleRoutes.getMyProfile, { signal }),
});

/** The person's own organization; members only. */
export const myOrganizationQuery = queryOptions({
  queryKey: ['my-organization'],
  queryFn: ({ signal }) => call(organizationRoutes.getMyOrganization, { signal }),
});

/** The profile. The layout loads it before it shows a page, so that every page has it. */
export const ProfileContext = createContext<OwnProfile | undefined>(undefined);

/** Returns the signed-in person's profile. Throws 'Not authenticated' outside the signed-in layout. */
export function useProfile(): OwnProfile {
  const profile = useContext(ProfileContext);
  if (!profile) throw new Error('Not authenticated');
  return profile;
}

/** Returns the organization's time zone, in which every date and time is shown (product 1.8). */
export function useZone(): string {
  return useProfile().timeZone;
}
