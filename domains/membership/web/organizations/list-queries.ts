import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '#contract';
import { call } from '#lib/api/api.ts';
import { pageSize } from '#lib/navigation/list-page.ts';
import type { Sorts } from '#lib/navigation/list-sort.ts';
import { installationRoutes } from '#membership/contract';
import { organizationRoutes } from '#organizations/contract';
import { organizationListTexts } from './texts.ts';

type OrganizationSort = QueryOf<typeof organizationRoutes.listOrganizations>['sort'];

/** The orders of the organizations. */
export const organizationSorts: Sorts<OrganizationSort> = {
  standard: 'name',
  get words() {
    return {
      name: organizationListTexts.byName,
      '-name': organizationListTexts.byNameDown,
      code: organizationListTexts.byCode,
      '-code': organizationListTexts.byCodeDown,
    };
  },
};

interface Organizations {
  /** Lists the archived ones in place of the others. */
  archived?: boolean;
  /** Words of names and codes; by default every organization is listed. */
  search?: string;
  sort?: OrganizationSort;
}

/** One page of all organizations, by name unless sorted otherwise; the previous page stays on the screen while this one loads. */
export const organizationsQuery = (
  skip: number,
  { archived = false, search = '', sort = organizationSorts.standard }: Organizations = {},
) =>
  queryOptions({
    queryKey: ['organizations', archived, search, sort, skip],
    queryFn: ({ signal }) =>
      call(organizationRoutes.listOrganizations, {
        query: {
          limit: pageSize,
          skip,
          sort,
          filter: { archived: archived ? { $ne: null } : null, ...(search && { search }) },
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** What the operator should know of; this process of the server learns it from the requests that it answers. */
export const installationQuery = queryOptions({
  queryKey: ['installation'],
  queryFn: ({ signal }) => call(installationRoutes.getInstallation, { signal }),
});
