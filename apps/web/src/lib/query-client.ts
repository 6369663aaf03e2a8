import { QueryClient } from '@tanstack/react-query';
import { isNetworkError } from './api-error.ts';

/** How long what was read counts as fresh without word from the event stream, in milliseconds. */
const staleTime = 30_000;

/** A cache for one session. Only a missing answer is worth asking again; a refusal would be the same. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime, retry: (failures, error) => failures < 3 && isNetworkError(error) },
      // Without a network a change fails at once and says so, instead of waiting unseen.
      mutations: { networkMode: 'always' },
    },
  });
}

/** Resolves once everything asked for is answered, in whatever way. */
export function answered(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (client.isFetching() > 0) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = client.getQueryCache().subscribe(look);
    look();
  });
}
