// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { locks } from '../browser/locks.fixture.ts';
import { isOnline, noteAnswer, noteSilence } from '../browser/online.ts';
import { ofServer } from '../http/answers.fixture.ts';
import { ApiError, foreignAnswerError, networkError } from '../http/api-error.ts';
import { newId } from '../http/new-id.ts';
import { deviceDatabase } from '../storage/device-database.ts';
import type { QueuedWrite } from './queue.ts';
import { SendingQueue } from './sending-queue.ts';
import { readWrites } from './write-store.ts';

const group = 'a patrol';
const noAnswer = new ApiError(0, 'network', 'Network error');
const refusal = new ApiError(409, 'finished', 'The patrol has finished.');

/** What the server has taken, in order, by what the writes say; and what it does with the next ones. */
let taken: unknown[] = [];
let answer: (write: QueuedWrite) => Promise<void> | void = () => {};
/** Whether the person's session is open. */
let signedIn = true;
let person = newId();
let tabs: SendingQueue<unknown>[] = [];

/** Reads a clock of which nothing is known. */
const stamp = () => ({ page: 'a page', wall: Date.now(), steady: 0, server: null, offset: null });

/** Opens a tab, or opens it again. Returns its queue, and what its cache took over. */
function openTab({ userId = person, isSignedIn = () => signedIn } = {}) {
  const cached: unknown[] = [];
  const queue = new SendingQueue<unknown>({
    userId,
    isSignedIn,
    stamp,
    mayPass: (write, putOff) => putOff.kind === 'extension' && write.kind !== 'extension',
    dependsOn: (write, blocked) => blocked.kind === 'start' || write.kind === 'edit',
    send: async (write) => {
      await answer(write);
      if (!taken.includes(write.payload)) taken.push(write.payload);
      return `has ${write.payload}`;
    },
    takeOver: async (_write, answered) => void cached.push(answered),
  });
  tabs.push(queue);
  const add = (payload: string, kind = 'incident') => queue.add({ id: newId(), group, kind, payload });
  const shown = () => queue.writes(group).map(({ payload }) => payload);
  const refused = () => queue.writes(group).filter((write) => write.refusal !== null);
  return { queue, cached, add, shown, refused };
}

/** A tab that is closed, or that crashes: what it was doing comes to nothing. */
const close = ({ queue }: { queue: SendingQueue<unknown> }) => queue.stop();

/** Lets the disk, the other tabs and the server finish, which take no time that counts. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

async function pass(milliseconds: number): Promise<void> {
  await settled();
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settled();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 1_800_000_000_000 });
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // no jitter
  vi.stubGlobal('navigator', { locks: locks() });
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
  taken = [];
  answer = () => {};
  signedIn = true;
  person = newId();
});
afterEach(async () => {
  for (const queue of tabs) queue.stop();
  tabs = [];
  await settled();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a write', () => {
  it('is shown at once, before the disk has it, and goes when the server has answered [17.11]', async () => {
    const tab = openTab();
    const added = tab.add('quiet');
    expect(tab.shown()).toEqual(['quiet']);
    await added;
    await settled();
    expect([taken, tab.cached, tab.shown()]).toEqual([['quiet'], ['has quiet'], []]);
  });

  it('goes only after its answer is in the cache', async () => {
    const shownAtAnswer: unknown[] = [];
    const queue = new SendingQueue({
      userId: person,
      isSignedIn: () => true,
      stamp,
      mayPass: () => false,
      dependsOn: () => true,
      send: async () => 'answer',
      takeOver: async () => void shownAtAnswer.push(...queue.writes(group)),
    });
    tabs.push(queue);
    await queue.add({ id: newId(), group, kind: 'incident', payload: 'quiet' });
    await settled();
    expect([shownAtAnswer.length, queue.writes(group)]).toEqual([1, []]);
  });

  it('says when it was recorded, however long it waits', async () => {
    answer = () => Promise.reject(noAnswer);
    const tab = openTab();
    await tab.add('quiet');
    await pass(3_600_000);
    expect(tab.queue.writes(group)[0]?.recorded).toBe(new Date(1_800_000_000_000).toISOString());
  });

  it('keeps the array that is shown until something changes', async () => {
    answer = () => Promise.reject(noAnswer);
    const tab = openTab();
    await tab.add('quiet');
    await settled();
    const shown = tab.queue.writes(group);
    await pass(1000);
    await pass(2000);
    expect(tab.queue.writes(group)).toBe(shown);
  });
});

describe('without coverage', () => {
  it('everything waits, and is sent in the order in which it was recorded [17.6]', async () => {
    answer = () => Promise.reject(noAnswer);
    const tab = openTab();
    await Promise.all(['start', 'quiet', 'fire'].map((payload) => tab.add(payload)));
    await pass(60_000);
    expect([taken, tab.shown()]).toEqual([[], ['start', 'quiet', 'fire']]);
    answer = () => {};
    dispatchEvent(new Event('online'));
    await settled();
    expect([taken, tab.shown()]).toEqual([['start', 'quiet', 'fire'], []]);
  });

  it('it is tried again after waits that double up to half a minute', async () => {
    const attempts: number[] = [];
    answer = () => {
      attempts.push(Date.now());
      throw noAnswer;
    };
    const tab = openTab();
    await settled();
    await tab.add('quiet');
    await settled();
    const first = attempts.length;
    for (const wait of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) await pass(wait);
    expect(attempts.length - first).toBe(7);
  });

  it.each([0, 401, 408, 425, 429, 500, 503])('a %i leaves it waiting [17.19]', async (status) => {
    answer = () => Promise.reject(new ApiError(status, 'code', 'text'));
    const tab = openTab();
    await tab.add('quiet');
    await settled();
    expect([tab.shown(), tab.refused()]).toEqual([['quiet'], []]);
  });

  it('a call that is never answered counts as lost after half a minute', async () => {
    answer = () => new Promise(() => {});
    const tab = openTab();
    await tab.add('quiet');
    await settled();
    answer = () => {};
    await pass(29_000);
    expect(taken).toEqual([]);
    await pass(3000);
    expect(taken).toEqual(['quiet']);
  });

  it('a write whose answer was lost is sent again [17.19]', async () => {
    let attempts = 0;
    answer = (write) => {
      attempts += 1;
      taken = [write.payload];
      if (attempts === 1) throw noAnswer;
    };
    const tab = openTab();
    await tab.add('quiet');
    await pass(2000);
    expect([attempts, taken, tab.shown()]).toEqual([2, ['quiet'], []]);
  });
});

describe('after a reload or a crash', () => {
  it('what waits is shown, and sent first [17.11]', async () => {
    answer = () => Promise.reject(noAnswer);
    const before = openTab();
    await before.add('start');
    await before.add('quiet');
    close(before);
    const tab = openTab();
    await settled();
    expect(tab.shown()).toEqual(['start', 'quiet']);
    answer = () => {};
    await tab.add('fire');
    await settled();
    expect(taken).toEqual(['start', 'quiet', 'fire']);
  });

  it('a write that was added before the disk was read comes after what was there [17.6]', async () => {
    answer = () => Promise.reject(noAnswer);
    const before = openTab();
    await before.add('start');
    close(before);
    answer = () => {};
    const tab = openTab();
    void tab.add('quiet');
    await settled();
    expect(taken).toEqual(['start', 'quiet']);
  });

  it('a write whose answer came too late for the closed tab is sent again [17.11]', async () => {
    let arrive = () => {};
    answer = () => new Promise((resolve) => (arrive = resolve));
    const before = openTab();
    await before.add('quiet');
    await settled();
    close(before);
    arrive();
    answer = () => {};
    const tab = openTab();
    await settled();
    expect([before.cached, tab.cached, taken]).toEqual([[], ['has quiet'], ['quiet']]);
  });
});

describe('a write that is refused', () => {
  /** Opens a tab in which 'fire' was refused, and 'quiet' came after it. */
  async function refusedTab() {
    answer = ({ payload }) => {
      if (payload === 'fire') throw refusal;
    };
    const tab = openTab();
    void tab.add('fire');
    await tab.add('quiet');
    await settled();
    return tab;
  }

  it('is set aside with the reason, and later ones go on [17.11]', async () => {
    const tab = await refusedTab();
    expect(taken).toEqual(['quiet']);
    const { status, code, message, issues } = refusal;
    expect(tab.refused()).toMatchObject([{ payload: 'fire', refusal: { status, code, message, issues } }]);
  });

  it('is still there after a reload, and is not sent by itself [17.11]', async () => {
    close(await refusedTab());
    answer = () => {};
    const tab = openTab();
    await pass(60_000);
    expect([taken, tab.refused()]).toMatchObject([['quiet'], [{ payload: 'fire' }]]);
  });

  it('can be sent again [17.11]', async () => {
    const tab = await refusedTab();
    answer = () => {};
    await tab.queue.sendAgain(group);
    await settled();
    expect([taken, tab.shown()]).toEqual([['quiet', 'fire'], []]);
  });

  it('can be changed, and is sent again as of now [17.11]', async () => {
    const tab = await refusedTab();
    const [write] = tab.refused();
    await pass(60_000);
    const recorded: unknown[] = [];
    answer = (sent) => void recorded.push(sent.recorded);
    await tab.queue.replace(write?.id ?? '', { payload: 'smoke' });
    await settled();
    expect([taken, tab.shown()]).toEqual([['quiet', 'smoke'], []]);
    expect(recorded).toEqual([new Date().toISOString()]);
  });

  it('can be discarded, for good [17.11]', async () => {
    const tab = await refusedTab();
    await tab.queue.discard(tab.refused()[0]?.id ?? '');
    close(tab);
    const again = openTab();
    await settled();
    expect([tab.shown(), again.shown()]).toEqual([[], []]);
  });

  it('only then: what waits is neither changed nor discarded', async () => {
    answer = () => Promise.reject(noAnswer);
    const tab = openTab();
    await tab.add('quiet');
    const id = tab.queue.writes(group)[0]?.id ?? '';
    await tab.queue.discard(id);
    await tab.queue.replace(id, { payload: 'fire' });
    expect(tab.shown()).toEqual(['quiet']);
  });
});

describe('a write that the server takes later', () => {
  const tooMany = new ApiError(429, 'http-429', 'Please try again at 19:40.');
  const putOff = (write: QueuedWrite) => {
    if (write.kind === 'extension') throw tooMany;
  };

  it('lets those pass that do not depend on it, and goes when it is taken [17.19]', async () => {
    answer = putOff;
    const tab = openTab();
    void tab.add('until 23:00', 'extension');
    void tab.add('quiet');
    void tab.add('until 23:30', 'extension');
    await tab.add('finish', 'finish');
    await settled();
    expect([taken, tab.shown()]).toEqual([
      ['quiet', 'finish'],
      ['until 23:00', 'until 23:30'],
    ]);
    answer = () => {};
    await pass(1000);
    expect(taken).toEqual(['quiet', 'finish', 'until 23:00', 'until 23:30']);
  });

  it('is shown with the server’s sentence, until it is taken or there is another reason [17.19]', async () => {
    answer = putOff;
    const tab = openTab();
    expect(tab.queue.putOff(group)).toBeNull();
    await tab.add('until 23:00', 'extension');
    await settled();
    expect([tab.queue.putOff(group), tab.queue.putOff('another patrol')]).toEqual([tooMany.message, null]);
    answer = () => Promise.reject(noAnswer);
    await pass(1000);
    expect(tab.queue.putOff(group)).toBeNull();
    answer = putOff;
    await pass(2000);
    expect(tab.queue.putOff(group)).toBe(tooMany.message);
    answer = () => {};
    await pass(4000);
    expect([tab.queue.putOff(group), taken]).toEqual([null, ['until 23:00']]);
  });

  it('keeps back all that may not pass it, in order [17.19]', async () => {
    answer = ({ payload }) => {
      if (payload === 'quiet') throw tooMany;
    };
    const tab = openTab();
    await tab.add('quiet');
    await tab.add('fire');
    await settled();
    expect([taken, tab.shown()]).toEqual([[], ['quiet', 'fire']]);
  });
});

describe('a write that something on the way blocks, while the server is reached otherwise', () => {
  let attempts: unknown[] = [];
  /** What a filter takes for an attack. */
  const blocks = new Set<unknown>();

  beforeEach(() => {
    vi.stubGlobal('navigator', { locks: locks(), onLine: true });
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => ofServer(new Response()));
    attempts = [];
    blocks.clear();
    blocks.add('../ or 1=1');
    answer = ({ payload }) => {
      attempts.push(payload);
      if (!blocks.has(payload)) return noteAnswer();
      noteSilence(); // as every call does
      throw foreignAnswerError();
    };
  });
  afterEach(noteAnswer);

  it('waits alone: what does not depend on it is sent, the finish too, and it goes when it may [17.55]', async () => {
    const tab = openTab();
    await Promise.all([
      tab.add('../ or 1=1'),
      tab.add('quiet'),
      tab.add('what it says now', 'edit'),
      tab.add('finish', 'finish'),
    ]);
    await settled();
    expect([taken, tab.shown(), tab.refused()]).toEqual([
      ['quiet', 'finish'],
      ['../ or 1=1', 'what it says now'],
      [],
    ]);
    blocks.clear();
    await pass(1000);
    expect([taken, tab.shown()]).toEqual([['quiet', 'finish', '../ or 1=1', 'what it says now'], []]);
  });

  it('keeps back all that depends on it [17.55]', async () => {
    blocks.add('start');
    const tab = openTab();
    await Promise.all([tab.add('start', 'start'), tab.add('quiet'), tab.add('finish', 'finish')]);
    await pass(60_000);
    expect([taken, tab.shown()]).toEqual([[], ['start', 'quiet', 'finish']]);
  });

  it('is tried again after waits that double, and leaves the device online [17.55]', async () => {
    const tab = openTab();
    await tab.add('../ or 1=1');
    await settled();
    const first = attempts.length;
    for (const wait of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) await pass(wait);
    expect([attempts.length - first, isOnline()]).toEqual([7, true]);
  });

  it('is sent in its turn where the line only broke off [17.6]', async () => {
    answer = ({ payload }) => {
      if (attempts.push(payload) === 1) throw networkError();
    };
    const tab = openTab();
    await Promise.all([tab.add('quiet'), tab.add('fire')]);
    await settled();
    await pass(1500);
    expect(taken).toEqual(['quiet', 'fire']);
  });

  it.each([
    ['a portal', () => new Response('<h1>Sign in to the Wi-Fi</h1>')],
    ['an outage', () => ofServer(new Response(null, { status: 503 }))],
  ])('holds up all behind it where %s answers everything [17.6]', async (_, answers) => {
    vi.mocked(fetch).mockImplementation(async () => answers());
    const tab = openTab();
    await Promise.all([tab.add('../ or 1=1'), tab.add('quiet')]);
    await pass(60_000);
    expect([taken, tab.shown()]).toEqual([[], ['../ or 1=1', 'quiet']]);
  });
});

it('a write is being saved until the disk has it, and the page is told so [17.11]', async () => {
  answer = () => Promise.reject(noAnswer);
  const tab = openTab();
  await settled();
  const told: boolean[] = [];
  tab.queue.subscribe(() => told.push(tab.queue.isSaving(group)));
  const kept = tab.add('quiet');
  expect([tab.shown(), tab.queue.isSaving(group)]).toEqual([['quiet'], true]);
  await kept;
  expect([(await readWrites(person)).length, tab.queue.isSaving(group)]).toEqual([1, false]);
  expect([told[0], told.at(-1)]).toEqual([true, false]);
});

describe('when the device keeps nothing', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };

  it('says so at once, and sends all the same [17.11]', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full);
    answer = () => Promise.reject(noAnswer);
    const tab = openTab();
    await expect(tab.add('quiet')).rejects.toThrow('full');
    expect(tab.queue.storageError()).toBe('The storage of this device is full.');
    expect([tab.shown(), tab.queue.isSaving(group)]).toEqual([['quiet'], false]);
    answer = () => {};
    await pass(2000);
    expect([taken, tab.shown(), tab.queue.storageError()]).toEqual([['quiet'], [], null]);
  });

  it('keeps what waits in the memory as soon as it can, in order [17.11]', async () => {
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full);
    answer = () => Promise.reject(noAnswer);
    const tab = openTab();
    await expect(tab.add('start')).rejects.toThrow();
    add.mockRestore();
    await tab.add('quiet');
    expect(tab.queue.storageError()).toBeNull();
    close(tab);
    const again = openTab();
    await settled();
    expect(again.shown()).toEqual(['start', 'quiet']);
  });

  it('keeps it as soon as it can, without another write [17.11]', async () => {
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full);
    answer = () => Promise.reject(noAnswer);
    const tab = openTab();
    await expect(tab.add('start')).rejects.toThrow();
    add.mockRestore();
    await pass(1000);
    await pass(2000);
    expect(tab.queue.storageError()).toBeNull();
    close(tab);
    const again = openTab();
    await settled();
    expect(again.shown()).toEqual(['start']);
  });

  it('cannot be opened: the same [17.11]', async () => {
    const broken = () => {
      throw new DOMException('closed', 'InvalidStateError');
    };
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(broken);
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(broken);
    const tab = openTab();
    await settled();
    expect(tab.queue.storageError()).toBe('This browser keeps nothing on this device.');
    await expect(tab.add('quiet')).rejects.toThrow('closed');
    await settled();
    expect(taken).toEqual(['quiet']);
  });

  it('does not answer: sends after five seconds [17.11]', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => new IDBOpenDBRequest());
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('closed', 'InvalidStateError');
    });
    const tab = openTab();
    const added = expect(tab.add('quiet')).rejects.toThrow();
    for (let waits = 0; waits < 6; waits += 1) await pass(5000);
    await added;
    expect(taken).toEqual(['quiet']);
  });
});

describe('when the browser clears its storage under an open page', () => {
  const clear = () => deviceDatabase.write('writes', (store) => store.clear());
  const onDisk = async () => (await readWrites(person)).map(({ payload }) => payload);

  const lookAgain = async () => {
    dispatchEvent(new Event('online'));
    await settled();
  };

  /** Opens a tab in which three writes wait. */
  async function waitingTab() {
    answer = () => Promise.reject(noAnswer);
    const tab = openTab();
    for (const payload of ['start', 'quiet', 'fire']) await tab.add(payload);
    await settled();
    return tab;
  }

  it('what waits is still there, is written anew in order before what came since, and is sent [17.56]', async () => {
    const tab = await waitingTab();
    await clear();
    const other = openTab();
    await other.add('smoke');
    await lookAgain();
    const all = ['start', 'quiet', 'fire', 'smoke'];
    expect([tab.shown(), other.shown(), await onDisk()]).toEqual([all, all, all]);
    close(tab);
    answer = () => {};
    await lookAgain();
    expect([taken, other.shown(), await onDisk()]).toEqual([all, [], []]);
  });

  it('it is written anew at once where the database is removed [17.56]', async () => {
    const tab = await waitingTab();
    indexedDB.deleteDatabase('patrolbook');
    await settled();
    expect([await onDisk(), tab.queue.storageError()]).toEqual([['start', 'quiet', 'fire'], null]);
  });

  it('what the device cannot keep then stays in the memory, until it can [17.56]', async () => {
    const tab = await waitingTab();
    await clear();
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await lookAgain();
    expect([tab.shown(), await onDisk()]).toEqual([['start', 'quiet', 'fire'], []]);
    expect(tab.queue.storageError()).toBe('The storage of this device is full.');
    add.mockRestore();
    await lookAgain();
    expect([await onDisk(), tab.queue.storageError()]).toEqual([['start', 'quiet', 'fire'], null]);
  });

  it('what was refused stays until its author gives it up, in any tab [17.56]', async () => {
    answer = () => Promise.reject(refusal);
    const [one, two] = [openTab(), openTab()];
    await one.add('fire');
    await settled();
    indexedDB.deleteDatabase('patrolbook');
    await settled();
    expect([one.shown(), two.shown(), await onDisk()]).toEqual([['fire'], ['fire'], ['fire']]);
    await two.queue.discard(two.refused()[0]?.id ?? '');
    await lookAgain();
    expect([one.shown(), two.shown(), await onDisk()]).toEqual([[], [], []]);
  });
});

describe('another person on the same device', () => {
  it('sees nothing of it and sends nothing of it; the author does, after signing in again [17.11]', async () => {
    answer = () => Promise.reject(noAnswer);
    const author = openTab();
    await author.add('quiet');
    close(author);
    answer = () => {};
    const other = openTab({ userId: newId() });
    await pass(60_000);
    expect([other.shown(), taken]).toEqual([[], []]);
    close(other);
    const again = openTab();
    await settled();
    expect([again.shown(), taken]).toEqual([[], ['quiet']]);
  });

  it('without a session of the author nothing is sent, until they sign in again [17.11]', async () => {
    signedIn = false;
    const tab = openTab();
    await tab.add('quiet');
    await pass(120_000);
    expect([taken, tab.shown()]).toEqual([[], ['quiet']]);
    signedIn = true;
    tab.queue.wake();
    await settled();
    expect([taken, tab.shown()]).toEqual([['quiet'], []]);
  });
});

describe('two tabs', () => {
  it('show the same, send each write once, and both take over the answer [17.11]', async () => {
    const sent: unknown[] = [];
    answer = () => Promise.reject(noAnswer);
    const [one, two] = [openTab(), openTab()];
    await one.add('start');
    await settled();
    await two.add('quiet');
    await settled();
    expect([one.shown(), two.shown()]).toEqual([
      ['start', 'quiet'],
      ['start', 'quiet'],
    ]);
    answer = ({ payload }) => void sent.push(payload);
    dispatchEvent(new Event('online'));
    await settled();
    expect(sent).toEqual(['start', 'quiet']);
    expect([one.shown(), two.shown()]).toEqual([[], []]);
    expect([one.cached, two.cached]).toEqual([
      ['has start', 'has quiet'],
      ['has start', 'has quiet'],
    ]);
  });

  it('the other one sends what a closed tab has left', async () => {
    answer = () => Promise.reject(noAnswer);
    const [one, two] = [openTab(), openTab()];
    await one.add('quiet');
    await settled();
    close(one);
    answer = () => {};
    await pass(30_000);
    expect([taken, two.shown()]).toEqual([['quiet'], []]);
  });
});

it('one patrol does not wait for another one', async () => {
  answer = (write) => {
    if (write.group === group) throw new ApiError(500, 'http-500', 'Unknown error');
  };
  const tab = openTab();
  await tab.add('quiet');
  await tab.queue.add({ id: newId(), group: 'another patrol', kind: 'incident', payload: 'fire' });
  await settled();
  expect(taken).toEqual(['fire']);
});
