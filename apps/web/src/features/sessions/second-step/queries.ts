import { secondStepRoutes } from '@patrolbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

/** Whether a code is asked of the user at each sign-in. */
export const secondStepQuery = queryOptions({
  queryKey: ['my-second-step'],
  queryFn: ({ signal }) => call(secondStepRoutes.getMySecondStep, { signal }),
});

/** A new key. Opened again, the form has another one. */
export const newKeyQuery = queryOptions({
  queryKey: ['my-new-second-step'],
  queryFn: ({ signal }) => call(secondStepRoutes.prepareMySecondStep, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});
