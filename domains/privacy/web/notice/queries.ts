import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { isDeadLink } from '#lib/http/api-error.ts';
import { type PrivacyNotice, privacyRoutes } from '#privacy/contract';

/** Through what the page was opened. */
export interface Known {
  linkToken?: string | undefined;
  code?: string | undefined;
  isMember: boolean;
}

/** For how long details are kept in the organization that is known, or usually. A dead link tells of none. */
export const privacyNoticeQuery = (known: Known) =>
  queryOptions({
    queryKey: ['privacy-notice', known],
    queryFn: async ({ signal }): Promise<PrivacyNotice> => {
      try {
        return await readNotice(known, signal);
      } catch (error) {
        if (!isDeadLink(error)) throw error;
        return call(privacyRoutes.viewPrivacy, { signal });
      }
    },
    networkMode: 'always',
    retry: false,
  });

function readNotice({ linkToken, code, isMember }: Known, signal: AbortSignal): Promise<PrivacyNotice> {
  if (linkToken) return call(privacyRoutes.viewPrivacyOfLink, { params: { linkToken }, signal });
  if (code) return call(privacyRoutes.viewPrivacyOfJoinPage, { params: { code }, signal });
  return isMember
    ? call(privacyRoutes.viewMyPrivacy, { signal })
    : call(privacyRoutes.viewPrivacy, { signal });
}
