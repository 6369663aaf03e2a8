import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LazyModule } from '../lib/loading/lazy-module.ts';

const recordQueueFile = new LazyModule(() => import('../domain/record/record-queue.ts'));

/** Milliseconds left to the first page, and between two attempts to load the code. */
const startAfter = 1500;

/**
 * Sends what this person has recorded on this device in an earlier visit, whichever page they open (product 17.11). Nothing is
 * done for nobody.
 */
export function useRecordQueue(userId: string | undefined, client: QueryClient): void {
  useEffect(() => {
    if (userId === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const begin = async () => {
      const file = await recordQueueFile.preload();
      if (file && !left.signal.aborted) file.recordQueueOf(userId, client);
      else if (!left.signal.aborted) wait();
    };
    const left = new AbortController();
    const wait = () => {
      timer = setTimeout(() => void begin(), startAfter);
    };
    wait();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [userId, client]);
}
