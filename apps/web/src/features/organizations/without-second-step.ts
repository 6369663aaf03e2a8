import { secondStepRoutes } from '@patrolbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { myOrganizationQuery } from '../../domain/profile/profile.tsx';
import { call } from '../../lib/api/api.ts';

/** Who needs a second step and has none; read again whenever the organization changes. */
export const withoutSecondStepQuery = queryOptions({
  queryKey: [...myOrganizationQuery.queryKey, 'without-second-step'],
  queryFn: ({ signal }) => call(secondStepRoutes.listWithoutSecondStep, { signal }),
  staleTime: 0,
});
