import type { QueryClient } from '@tanstack/react-query';
import { takeAnswer } from '#lib/api/take-answer.ts';
import { currentAuth } from '#lib/auth/auth.ts';
import { removeDraft } from '#lib/drafts/draft-store.ts';
import type { QueuedWrite } from '#lib/queue/queue.ts';
import { type QueueParts, SendingQueue } from '#lib/queue/sending-queue.ts';
import { deviceClock } from '#lib/time/clock.ts';
import type { Patrol } from '#patrols/contract';
import { patrolQuery } from '#patrols/web/queries.ts';
import { canRead, dependsOn, loadReader, mayOvertake } from '#patrols/web/recorded/record-write.ts';
import { publishUnsent } from '#patrols/web/recorded/unsent.ts';
import { unsentRecords } from './overlay.ts';
import { runningQuery, withAnswered } from './running.ts';
import { sendRecordWrite } from './send-record-write.ts';

interface Running {
  userId: string;
  queue: SendingQueue<Patrol>;
  /** The cache of their session, which takes over the answers. */
  client: QueryClient;
}

let running: Running | undefined;

/**
 * Returns the queue of what this person records on this device. It is started on the first call, and sends until another person
 * signs in; while they are signed out it waits. A call with the cache of their next session sends again at once.
 */
export function recordQueueOf(userId: string, client: QueryClient): SendingQueue<Patrol> {
  if (running?.userId !== userId) {
    running?.queue.stop();
    running = start(userId, client);
  }
  if (running.client !== client) {
    running.client = client;
    running.queue.wake();
  }
  return running.queue;
}

function start(userId: string, client: QueryClient): Running {
  const started: Running = { userId, client, queue: startRecordQueue(userId, () => started.client) };
  const { queue } = started;
  const publish = () => {
    publishUnsent(userId, unsentRecords(queue.all(), userId));
    if (queue.all().length > 0 && !canRead()) void loadReader().then((loaded) => loaded && publish());
  };
  queue.subscribe(publish);
  publish();
  return started;
}

/** What a queue needs of the page that it is in. */
type Page = Pick<QueueParts<Patrol>, 'send' | 'stamp'> & { isSignedIn(userId: string): boolean };

const thisPage: Page = { send: sendRecordWrite, stamp: () => deviceClock.stamp(), isSignedIn };

/** Starts such a queue; a tab needs only one. `client` returns the cache of the present session. */
export function startRecordQueue(
  userId: string,
  client: () => QueryClient,
  { send, stamp, isSignedIn }: Page = thisPage,
): SendingQueue<Patrol> {
  return new SendingQueue({
    userId,
    send,
    stamp,
    isSignedIn: () => isSignedIn(userId),
    mayPass: mayOvertake,
    dependsOn,
    takeOver: async (write, patrol) => {
      await forgetDraft(write.id);
      await takeOver(client(), write, patrol);
    },
  });
}

/** A page that is killed between keeping a write and removing its draft leaves both. Only the write tells that it was saved. */
async function forgetDraft(id: string): Promise<void> {
  await removeDraft(id).catch(() => {}); // a browser that keeps nothing has no drafts
}

function isSignedIn(userId: string): boolean {
  const auth = currentAuth();
  return auth.status === 'authenticated' && !auth.ended && auth.userInfo.userId === userId;
}

async function takeOver(client: QueryClient, { kind }: QueuedWrite, patrol: Patrol): Promise<void> {
  const { queryKey } = patrolQuery(patrol._id);
  await takeAnswer(client, queryKey, () => patrol);
  client.setQueryData(runningQuery.queryKey, (list) => withAnswered(list, patrol));
  void client.invalidateQueries({ queryKey: ['patrols'] });
  if (kind === 'log-on') void client.invalidateQueries({ queryKey }); // with the page of what was sent
}
