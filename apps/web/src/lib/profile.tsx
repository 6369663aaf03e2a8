import { organizationRoutes, peopleRoutes, type ResponseOf } from '@patrolbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { call } from './api.ts';

export type Profile = ResponseOf<typeof peopleRoutes.getMyProfile>;

// The page names both reads for itself as well: preload-start.ts.
export const myProfileQuery = queryOptions({
  queryKey: ['my-profile'],
  queryFn: ({ signal }) => call(peopleRoutes.getMyProfile, { signal }),
});

/** One's own organization; members only. */
export const myOrganizationQuery = queryOptions({
  queryKey: ['my-organization'],
  queryFn: ({ signal }) => call(organizationRoutes.getMyOrganization, { signal }),
});

/** The layout reads the profile before it shows a page, so that every page has it. */
export const ProfileContext = createContext<Profile | undefined>(undefined);

/** Who is signed in. Throws 'Not authenticated' outside the signed-in layout (specification 8). */
export function useProfile(): Profile {
  const profile = useContext(ProfileContext);
  if (!profile) throw new Error('Not authenticated');
  return profile;
}

/** The organization's zone: every date and time is shown in it, whatever the device's (design 6.3). */
export function useZone(): string {
  return useProfile().timeZone;
}
