import { claimsCookie } from '#contract';
import { createQueryClient } from '#lib/api/query-client.ts';
import { watchAuth } from '#lib/auth/auth.ts';
import { claimsWith } from '#lib/auth/claims.fixture.ts';
import { newId } from '#lib/http/new-id.ts';
import type { SendingQueue } from '#lib/queue/sending-queue.ts';
import type { Patrol } from '#patrols/contract';
import { createRecorder } from './create-recorder.ts';
import { startRecordQueue } from './record-queue.ts';

const farAhead = 4_000_000_000;

/** A browser on one device, which several people use one after the other. Only the browser itself is fake. */
export class Device {
  #queue: SendingQueue<Patrol> | undefined;
  #userId = '';

  constructor() {
    watchAuth();
  }

  /** Signs a person in, after whoever was signed in before. */
  signIn(userId: string): void {
    const ends = { exp: farAhead, naf: farAhead };
    const claims = claimsWith({ sub: userId, sid: newId(), jti: newId(), ...ends });
    this.#keepCookie(`${claimsCookie}=${btoa(JSON.stringify(claims))}`);
    this.#userId = userId;
    this.reload();
  }

  /** Closes the tab, or lets it crash, and opens it again. */
  reload(): void {
    this.#queue?.stop();
    const client = createQueryClient();
    this.#queue = startRecordQueue(this.#userId, () => client);
  }

  get queue(): SendingQueue<Patrol> {
    if (!this.#queue) throw new Error('Somebody signs in first');
    return this.#queue;
  }

  recorder(patrolId: string) {
    return createRecorder(this.queue, patrolId);
  }

  close(): void {
    this.#queue?.stop();
    this.#keepCookie('');
  }

  /** Sets the cookie as the server's answer does. The tab reads it when it becomes visible. */
  #keepCookie(cookie: string): void {
    Object.assign(document, { cookie });
    document.dispatchEvent(new Event('visibilitychange'));
  }
}
