import { onlineManager, QueryClient } from '@tanstack/react-query';
import { isOnline, onOnlineChange } from '../browser/online.ts';
import { isNetworkError } from '../http/api-error.ts';

/** Milliseconds for which data counts as fresh unless the event stream says otherwise. */
const staleTime = 30_000;

/** Milliseconds for which data is fresh of which not every change is told: until the page that has prefetched it is there. */
export const justRead = 5000;

/**
 * Creates the cache of one session. Only network errors are retried; a refusal would be the same again. Without coverage a read
 * fails after some seconds with a message instead of waiting unseen, and is read again once the server is reached.
 */
export function createQueryClient(): QueryClient {
  onlineManager.setEventListener((setOnline) => onOnlineChange(() => setOnline(isOnline())));
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        retry: (failures, error) => failures < 3 && isNetworkError(error),
        networkMode: 'always',
        refetchOnReconnect: true,
      },
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
