import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { countedCalls } from './calls.ts';
import { openSession, publicUrl, type Session } from './session.ts';

/** A person whose adding was acknowledged. Their last name is nobody else's. */
export interface Entry {
  lastName: string;
  /** Where they were invited; null if they have no address. */
  email: string | null;
}

export type Load = Awaited<ReturnType<typeof startLoad>>;

/** How hard the product is pressed. */
export interface Pace {
  /** More than one, for no session has more than four calls answered at once (product 12.9). */
  sessions: number;
  /** Those who write, and those who read, in each session. */
  writers: number;
  readers: number;
  /** Between two calls of one of them, in milliseconds. */
  pause: number;
  /** Between two people who are invited, in milliseconds. */
  invite: number;
}

/** Before what failed is repeated, in milliseconds. */
const beforeRepeat = 150;

export const ordinary: Pace = { sessions: 1, writers: 4, readers: 2, pause: 150, invite: 2500 };
/** Sixteen calls at any time, which two processors do not keep up with; more than twenty writes of one person are refused. */
export const saturating: Pace = { sessions: 4, writers: 4, readers: 2, pause: 0, invite: 2500 };
/** An organization may invite 200 people in a day (product 11.7). */
const mostInvited = 140;
/** How long writes may go on failing after the trial, in milliseconds. */
const longestEnd = 60_000;

/** Runs a trial under load. An error of either ends both. */
export async function underLoad(
  url: string,
  trial: (load: Load) => Promise<void>,
  pace = ordinary,
): Promise<Load['ledger']> {
  const load = await startLoad(url, pace);
  await Promise.all([trial(load).finally(load.stop), load.broken]);
  return load.ledger;
}

/**
 * Adds people, each with a name of their own and an Idempotency-Key, and notes those who were acknowledged.
 * What fails is repeated with its key until it is answered, as a phone does. Readers do not repeat.
 */
async function startLoad(url: string, { sessions, writers, readers, pause, invite }: Pace) {
  const session = await openSession(url);
  const others = await Promise.all(Array.from({ length: sessions - 1 }, () => openSession(url)));
  const calls = countedCalls(url);
  const ledger: Entry[] = [];
  const nextAddress = addresses(invite);
  let giveUpAt = Number.POSITIVE_INFINITY;
  let stopped = false;

  async function addPerson(by: Session): Promise<void> {
    const entry = { lastName: randomUUID(), email: nextAddress() };
    const body = JSON.stringify({ firstName: 'Load', ...entry, roles: ['patroller'] });
    const headers = {
      origin: publicUrl,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    while (!(await calls.write(by, '/person', { body, headers }))) {
      if (performance.now() > giveUpAt) throw new Error('Writes still fail a minute after the trial.');
      await wait(beforeRepeat);
    }
    ledger.push(entry);
  }

  async function again(step: () => Promise<void>): Promise<void> {
    while (!stopped) {
      await step();
      await wait(pause);
    }
  }

  const loopsOf = (by: Session) => [
    ...Array.from({ length: writers }, () => again(() => addPerson(by))),
    ...Array.from({ length: readers }, () => again(() => calls.read(by, '/my/profile'))),
  ];
  const loops = Promise.all([session, ...others].flatMap(loopsOf));
  return {
    session,
    ledger,
    report: calls.report,
    /** Ends with the load, and throws as it does. */
    broken: loops,
    /** Waits until each write that was begun is acknowledged; throws if that takes more than a minute. */
    async stop(): Promise<void> {
      stopped = true;
      giveUpAt = Math.min(giveUpAt, performance.now() + longestEnd);
      await loops;
    },
  };
}

/** Returns what gives an address to a person now and then, over the whole trial, and null to the others. */
function addresses(every: number): () => string | null {
  let given = 0;
  let lastAt = 0;
  return () => {
    if (given >= mostInvited || performance.now() - lastAt < every) return null;
    lastAt = performance.now();
    given += 1;
    return `${randomUUID()}@ledger.example`;
  };
}
