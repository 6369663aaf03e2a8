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

/** Resolves once everything asked for is answered, in whatever way, but after so many milliseconds at the latest. */
export function answered(client: QueryClient, longest: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      unsubscribe();
      clearTimeout(timer);
      resolve();
    };
    const look = () => {
      if (client.isFetching() === 0) end();
    };
    const timer = setTimeout(end, longest);
    const unsubscribe = client.getQueryCache().subscribe(look);
    look();
  });
}
