import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { countedCalls } from './calls.ts';
import { publicUrl } from './patrolbook.ts';
import { openSession } from './session.ts';

/** A person whose adding was acknowledged. Their last name is nobody else's. */
export interface Entry {
  lastName: string;
  /** Where they were invited; null if they have no address. */
  email: string | null;
}

export type Load = Awaited<ReturnType<typeof startLoad>>;

const writers = 4;
const readers = 2;
/** Between two calls of one of them, in milliseconds. */
const pause = 150;
/** An organization may invite 200 people in a day (product 11.7). */
const invitations = { max: 140, every: 2500 };
/** How long writes may go on failing after the trial, in milliseconds. */
const longestEnd = 60_000;

/** Runs a trial under load. An error of either ends both. */
export async function underLoad(url: string, trial: (load: Load) => Promise<void>): Promise<Load['ledger']> {
  const load = await startLoad(url);
  await Promise.race([trial(load).finally(load.stop), load.broken]);
  await load.stop();
  return load.ledger;
}

/**
 * Adds people through the proxy, each with a name of their own and an Idempotency-Key, and notes those who were acknowledged.
 * What fails is repeated with its key until it is answered, as a phone does. Readers do not repeat.
 */
async function startLoad(url: string) {
  const session = await openSession(url);
  const calls = countedCalls(url, session);
  const ledger: Entry[] = [];
  const nextAddress = addresses();
  let giveUpAt = Number.POSITIVE_INFINITY;
  let stopped = false;

  async function addPerson(): Promise<void> {
    const entry = { lastName: randomUUID(), email: nextAddress() };
    const body = JSON.stringify({ firstName: 'Load', ...entry, roles: ['patroller'] });
    const headers = {
      origin: publicUrl,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    while (!(await calls.write('/person', { body, headers }))) {
      if (performance.now() > giveUpAt) throw new Error('Writes still fail a minute after the trial.');
      await wait(pause);
    }
    ledger.push(entry);
  }

  async function again(step: () => Promise<void>): Promise<void> {
    while (!stopped) {
      await step();
      await wait(pause);
    }
  }

  const loops = Promise.all([
    ...Array.from({ length: writers }, () => again(addPerson)),
    ...Array.from({ length: readers }, () => again(() => calls.read('/my/profile'))),
  ]);
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
function addresses(): () => string | null {
  let given = 0;
  let lastAt = 0;
  return () => {
    if (given >= invitations.max || performance.now() - lastAt < invitations.every) return null;
    lastAt = performance.now();
    given += 1;
    return `${randomUUID()}@ledger.example`;
  };
}
