import { queryOptions } from '@tanstack/react-query';
import { secondStepRoutes } from '#accounts/contract';
import { call } from '#lib/api/api.ts';

/** Whether a code is asked of the user at each sign-in. */
export const secondStepQuery = queryOptions({
  queryKey: ['my-second-step'],
  queryFn: ({ signal }) => call(secondStepRoutes.getMySecondStep, { signal }),
});

/** A new key. Opened again, the form has another one; while it is open, the one that was scanned stays, even if all is read anew. */
export const newKeyQuery = queryOptions({
  queryKey: ['my-new-second-step'],
  queryFn: ({ signal }) => call(secondStepRoutes.prepareMySecondStep, { signal }),
  staleTime: 'static',
  gcTime: 0,
});
