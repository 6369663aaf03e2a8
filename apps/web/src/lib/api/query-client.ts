import { QueryClient } from '@tanstack/react-query';
import { isNetworkError } from '../http/api-error.ts';

/** Milliseconds for which data counts as fresh unless the event stream says otherwise. */
const staleTime = 30_000;

/** Creates the cache of one session. Only network errors are retried; a refusal would be the same again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime, retry: (failures, error) => failures < 3 && isNetworkError(error) },
      // Offline, a mutation fails at once with a message instead of waiting unseen.
      mutations: { networkMode: 'always' },
    },
  });
}

/** Resolves once every running query has succeeded or failed. */
export function queriesSettled(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (client.isFetching() > 0) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = client.getQueryCache().subscribe(check);
    check();
  });
}
