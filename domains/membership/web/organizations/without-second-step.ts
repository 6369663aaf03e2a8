import { queryOptions } from '@tanstack/react-query';
import { secondStepRoutes } from '#accounts/contract';
import { call } from '#lib/api/api.ts';
import { justRead } from '#lib/api/query-client.ts';

/** Who needs a second step and has none; read again whenever a person changes, as by setting one up. */
export const withoutSecondStepQuery = queryOptions({
  queryKey: ['persons', 'without-second-step'],
  queryFn: ({ signal }) => call(secondStepRoutes.listWithoutSecondStep, { signal }),
  staleTime: justRead,
});
