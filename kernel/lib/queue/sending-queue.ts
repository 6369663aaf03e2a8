import { exclusively } from '../browser/exclusively.ts';
import { onBack, probeInTime } from '../browser/online.ts';
import { type Channel, openChannel } from '../storage/browser-storage.ts';
import type { TimeStamp } from '../time/device-clock.ts';
import { isForeignAnswer, putOffOf, refusalOf, sendInTime } from './outcome.ts';
import { PendingWrites } from './pending-writes.ts';
import type { NewWrite, Queue, QueuedWrite, Sender } from './queue.ts';
import { WakeSignal } from './wake-signal.ts';
import { onWritesLost } from './write-store.ts';

/** What a queue needs from its surroundings. */
export interface QueueParts<A> {
  /** The person whose writes these are. */
  readonly userId: string;
  readonly send: Sender<A>;
  /** Reads the clock. */
  stamp(): TimeStamp;
  /** Whether that person is signed in in this tab now: nothing is ever sent under another person's session. */
  isSignedIn(): boolean;
  /**
   * Returns whether a write may be sent before an earlier one of its group that the server puts off. It is never
   * called with the same write twice.
   */
  mayPass(write: QueuedWrite, putOff: QueuedWrite): boolean;
  /** Returns whether a write may only be sent after an earlier one of its group, which something on the way blocks. */
  dependsOn(write: QueuedWrite, blocked: QueuedWrite): boolean;
  /** Takes over what the server answered, in every tab, before the write is removed. */
  takeOver(write: QueuedWrite, answer: A): Promise<void>;
}

/** What tabs tell each other: that something changed, what the server answered, and what was given up. */
interface Message<A> {
  readonly answered?: { readonly write: QueuedWrite; readonly answer: A };
  readonly discarded?: QueuedWrite;
}

/**
 * The outcome of an attempt: the write is settled, the server puts off only this write, something on the way blocks only this write, or
 * nothing more of its group may be sent now.
 */
type Outcome = 'settled' | 'put-off' | 'blocked' | 'stopped';

/** Milliseconds before the first repeated attempt, and between two at most. */
const retry = { first: 1000, longest: 30_000 } as const;

/** A queue that sends its writes until it is stopped. Unsent ones stay on the disk. */
export class SendingQueue<A> implements Queue {
  readonly #parts: QueueParts<A>;
  readonly #name: string;
  readonly #kept: PendingWrites;
  readonly #channel: Channel;
  readonly #alarm = new WakeSignal();
  readonly #stopped = new AbortController();
  readonly #listeners = new Set<() => void>();
  /** The server's sentences about the writes that it takes later, by the write's id. */
  readonly #putOff = new Map<string, string>();
  /** Whether it asks at present whether the server is reached. */
  #isAsking = false;
  readonly #snapshots = new Map<string, readonly QueuedWrite[]>();

  /** Reads what waits for this person on the device, and begins to send it. */
  constructor(parts: QueueParts<A>) {
    this.#parts = parts;
    this.#name = `queue ${parts.userId}`;
    this.#kept = new PendingWrites(parts.userId, () => this.#publish());
    this.#channel = openChannel(this.#name);
    this.#channel.onmessage = ({ data }) => void this.#hear(data).catch(reportError);
    onBack(() => this.#isAsking || this.wake(), this.#stopped.signal);
    onWritesLost(() => void this.#readAgain(), this.#stopped.signal);
    this.#keepSending().catch(reportError);
  }

  add(write: NewWrite): Promise<void> {
    return this.#changed(this.#kept.add({ ...write, ...this.#made(), refusal: null }));
  }

  async replace(id: string, { payload, now }: Pick<NewWrite, 'payload' | 'now'>): Promise<void> {
    const refused = this.#refused((write) => write.id === id);
    await this.#changed(
      this.#kept.change(refused.map((write) => ({ ...write, payload, now, ...this.#made(), refusal: null }))),
    );
  }

  async sendAgain(group: string): Promise<void> {
    const refused = this.#refused((write) => write.group === group);
    await this.#changed(this.#kept.change(refused.map((write) => ({ ...write, refusal: null }))));
  }

  async discard(id: string): Promise<void> {
    for (const write of this.#refused((one) => one.id === id))
      await this.#changed(this.#kept.remove(write), { discarded: write });
  }

  /** Returns all writes in order. */
  all(): readonly QueuedWrite[] {
    return this.#kept.all();
  }

  writes(group: string): readonly QueuedWrite[] {
    const writes = this.#kept.all().filter((write) => write.group === group);
    const before = this.#snapshots.get(group);
    if (before?.length === writes.length && writes.every((write, at) => write === before[at])) return before;
    this.#snapshots.set(group, writes);
    return writes;
  }

  putOff(group: string): string | null {
    const put = this.#waiting().find((write) => write.group === group && this.#putOff.has(write.id));
    return put ? (this.#putOff.get(put.id) ?? null) : null;
  }

  isSaving(group: string): boolean {
    return this.writes(group).some((write) => this.#kept.isSaving(write));
  }

  storageError(): string | null {
    return this.#kept.error();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tries again now what waits. */
  wake(): void {
    this.#alarm.ring();
  }

  stop(): void {
    this.#stopped.abort();
    this.#channel.close();
    this.wake();
  }

  #made() {
    const stamp = this.#parts.stamp();
    return { recorded: new Date(stamp.wall).toISOString(), stamp };
  }

  #publish(): void {
    for (const listener of this.#listeners) listener();
  }

  #refused(test: (write: QueuedWrite) => boolean): QueuedWrite[] {
    return this.#kept.all().filter((write) => write.refusal !== null && test(write));
  }

  #waiting(): QueuedWrite[] {
    return this.#kept.all().filter(({ refusal }) => refusal === null);
  }

  /** Sends after a change. The other tabs read it from the disk, and send it if this tab closes. */
  async #changed(onDisk: Promise<void>, message: Message<A> = {}): Promise<void> {
    this.wake();
    await onDisk;
    this.#tell(message);
  }

  #tell(message: Message<A>): void {
    if (!this.#stopped.signal.aborted) this.#channel.postMessage(message);
  }

  async #hear({ answered, discarded }: Message<A>): Promise<void> {
    if (answered) await this.#parts.takeOver(answered.write, answered.answer);
    const ended = answered?.write ?? discarded;
    if (ended) await this.#kept.remove(ended).catch(storageErrorSaysSo);
    await this.#readAgain();
    if (this.#waiting().length > 0) this.wake();
  }

  async #readAgain(): Promise<void> {
    await this.#kept.refresh().catch(storageErrorSaysSo);
  }

  async #keepSending(): Promise<void> {
    const { signal } = this.#stopped;
    let wait: number = retry.first;
    while (!signal.aborted) {
      await exclusively(this.#name, () => this.#sendAll(), signal).catch((error: unknown) => {
        if (!signal.aborted) reportError(error);
      });
      const pause = this.#isUnsettled() ? wait * (0.5 + Math.random()) : undefined;
      wait = (await this.#alarm.sleep(pause)) ? retry.first : Math.min(wait * 2, retry.longest);
    }
  }

  /** Whether something waits to be sent, or to be kept. */
  #isUnsettled(): boolean {
    return this.#waiting().length > 0 || (this.storageError() !== null && this.#kept.all().length > 0);
  }

  async #sendAll(): Promise<void> {
    await this.#readAgain();
    for (const group of new Set(this.#waiting().map((write) => write.group))) await this.#sendGroup(group);
  }

  async #sendGroup(group: string): Promise<void> {
    const { mayPass, dependsOn } = this.#parts;
    const putOff: QueuedWrite[] = [];
    const blocked: QueuedWrite[] = [];
    const maySend = (write: QueuedWrite) =>
      write.group === group &&
      putOff.every((earlier) => mayPass(write, earlier)) &&
      blocked.every((earlier) => write.id !== earlier.id && !dependsOn(write, earlier));
    const next = () => this.#waiting().find(maySend);
    for (let write = next(); write; write = next()) {
      const outcome = await this.#send(write);
      if (outcome === 'stopped') return;
      if (outcome === 'put-off') putOff.push(write);
      if (outcome === 'blocked') blocked.push(write);
    }
  }

  async #send(write: QueuedWrite): Promise<Outcome> {
    const maySend = () => !this.#stopped.signal.aborted && this.#parts.isSignedIn();
    if (!maySend()) return 'stopped';
    let answer: A;
    try {
      answer = await sendInTime(this.#parts.send, write, maySend);
    } catch (error) {
      return this.#stopped.signal.aborted ? 'stopped' : this.#notTaken(write, error);
    }
    if (this.#stopped.signal.aborted) return 'stopped';
    await this.#settle(write, answer);
    return 'settled';
  }

  async #notTaken(write: QueuedWrite, error: unknown): Promise<Outcome> {
    const sentence = putOffOf(error);
    this.#notePutOff(write, sentence);
    if (sentence !== null) return 'put-off';
    const refusal = refusalOf(error);
    if (!refusal) return isForeignAnswer(error) && (await this.#isReached()) ? 'blocked' : 'stopped';
    await this.#changed(this.#kept.change([{ ...write, refusal }])).catch(storageErrorSaysSo);
    return 'settled';
  }

  /** Asks whether the server is reached. That it is tells nothing new: it wakes nobody, so that what is blocked waits for its next try. */
  async #isReached(): Promise<boolean> {
    this.#isAsking = true;
    const isReached = await probeInTime();
    this.#isAsking = false;
    return isReached && !this.#stopped.signal.aborted;
  }

  #notePutOff({ id }: QueuedWrite, sentence: string | null): void {
    if (sentence === null) this.#putOff.delete(id);
    else this.#putOff.set(id, sentence);
    this.#publish();
  }

  async #settle(write: QueuedWrite, answer: A): Promise<void> {
    await this.#parts.takeOver(write, answer);
    this.#putOff.delete(write.id);
    await this.#kept.remove(write).catch(storageErrorSaysSo);
    this.#tell({ answered: { write, answer } });
  }
}

/** The change is in this tab's memory all the same, and the screen shows `storageError`. */
function storageErrorSaysSo(): void {}
