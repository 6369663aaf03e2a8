import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentAuth } from '../lib/auth/auth.ts';
import { LazyModule } from '../lib/loading/lazy-module.ts';

const deviceFile = new LazyModule(() => import('../domain/record/on-device.ts'));

/** Milliseconds left to the first page, and between two attempts to load the code. */
const startAfter = 1500;

/** A session, its person and its cache. */
interface Begun {
  session: string;
  userId: string;
  client: QueryClient;
}

/**
 * Sends what this person has recorded on this device, whichever page they open (product 17.11), and shows what was read before
 * the coverage was lost. At the end of the session what was read is removed, while what waits is kept. Nothing is done for nobody.
 */
export function useRecordQueue(
  session: string | undefined,
  userId: string | undefined,
  client: QueryClient,
): void {
  useEffect(() => {
    if (session === undefined || userId === undefined) return;
    const end = begin({ session, userId, client });
    return () => {
      end();
      if (currentAuth().status !== 'authenticated') void deviceFile.module?.forgetReads();
    };
  }, [session, userId, client]);
}

/** Loads the code and begins. Returns how to stop before that. */
function begin({ session, userId, client }: Begun): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let stopped = false;
  const load = async () => {
    const device = await deviceFile.preload();
    if (stopped) return;
    if (!device) return wait();
    device.recordQueueOf(userId, client);
    await device.restoreReads(client, session);
  };
  const wait = () => {
    timer = setTimeout(() => void load(), startAfter);
  };
  wait();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
