import type { Change } from '#contract';
import { AnnouncedChange, changeChannel, sessionEndChannel } from '../database/announce.ts';
import type { Database } from '../database/connect.ts';
import type { Log } from '../log.ts';
import { listen } from './listener.ts';
import { RecentChanges } from './recent-changes.ts';

/** One open event stream. */
interface Subscriber {
  organizationId: string | null;
  sessionId: string;
  send(change: Change): void;
  /** Closes the stream when the session ended or changes may have been missed; the browser then tries to reconnect. */
  close(): void;
}

/** What is told of every change, before the streams of its process are. */
export interface ChangeListener {
  changed(organizationId: string): void;
  /** Whether it is told of every change from now on; some before may have been missed. */
  hears(isListening: boolean): void;
}

export interface LiveHub {
  tell(listener: ChangeListener): void;
  /** Returns the function that unsubscribes. */
  subscribe(subscriber: Subscriber): () => void;
  /**
   * Returns what changed in an organization in the last so many milliseconds; undefined if this process may have missed something of
   * that time.
   */
  changesWithin(milliseconds: number, organizationId: string | null): Change[] | undefined;
  /** How many streams a session has open in this process. */
  countOf(sessionId: string): number;
  /** How many streams this process has open. */
  count(): number;
  stop(): Promise<void>;
}

/** Forwards what any process announces by the database to this process's event streams. */
export function openLiveHub(database: Database, log: Log): LiveHub {
  const subscribers = new Set<Subscriber>();
  const listeners: ChangeListener[] = [];
  const recent = new RecentChanges();
  let isListening = false;
  const setListening = (is: boolean) => {
    isListening = is;
    recent.hears(is);
    for (const listener of listeners) listener.hears(is);
  };
  let stopped = false;
  const closeAll = (which: (subscriber: Subscriber) => boolean) => {
    for (const subscriber of subscribers) if (which(subscriber)) subscriber.close();
  };
  const listener = listen(database.$client, {
    log,
    channels: {
      [changeChannel]: (payload) => {
        const { organizationId, ...change } = AnnouncedChange.parse(JSON.parse(payload));
        recent.add(organizationId, change);
        for (const listener of listeners) listener.changed(organizationId);
        for (const subscriber of subscribers) {
          if (subscriber.organizationId === organizationId) subscriber.send(change);
        }
      },
      [sessionEndChannel]: (sessionId) => closeAll((subscriber) => subscriber.sessionId === sessionId),
    },
    onListening(again) {
      setListening(true);
      if (again) closeAll(() => true);
    },
    onLost: () => setListening(false),
  });
  return {
    tell(listener) {
      listeners.push(listener);
      listener.hears(isListening);
    },
    subscribe(subscriber) {
      subscribers.add(subscriber);
      if (stopped) queueMicrotask(() => subscriber.close());
      return () => subscribers.delete(subscriber);
    },
    changesWithin: (milliseconds, organizationId) => recent.within(milliseconds, organizationId),
    countOf: (sessionId) =>
      [...subscribers].filter((subscriber) => subscriber.sessionId === sessionId).length,
    count: () => subscribers.size,
    async stop() {
      stopped = true;
      closeAll(() => true);
      await listener.stop();
    },
  };
}
