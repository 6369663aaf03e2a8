import { type Release, take, takenNames } from '../browser/exclusively.ts';
import { newId } from '../http/new-id.ts';
import type { TimeStamp } from '../time/device-clock.ts';
import {
  type DraftOf,
  readDraft,
  readDrafts,
  removeDraft,
  type StoredDraft,
  saveDraft,
  type TypedFields,
} from './draft-store.ts';

/** What a draft needs to know of the time. */
export interface DraftClock {
  stamp(): TimeStamp;
  /** The server's time in milliseconds since 1970, as well as it is known. */
  now(): number;
}

/** How many writes the device has at most: one that it is at, and the next, which a slow browser still has when the page is killed. */
const mostHandedOver = 2;
/** The same when the page is left, perhaps to be killed: what waits goes as well. */
const mostWhenLeft = 3;

/**
 * A form that is open in this window, and what is kept of it. A window that is killed leaves its draft to the next
 * one that opens the form. Two windows never share one: each has the name of its own draft taken, so that neither overwrites what
 * the other types (product 17.29).
 */
export class OpenDraft {
  /** The id of what the form records: what was saved just before the window was killed is recognized by it. */
  readonly id: string;
  /** When the form was first opened, perhaps by a window that was killed. */
  readonly opened: TimeStamp;
  /** The same as an ISO instant. */
  readonly openedAt: string;
  /** What was typed before; null for a new form. */
  readonly found: TypedFields | null;
  readonly #of: DraftOf;
  readonly #clock: DraftClock;
  readonly #release: Release;
  /** What is on the disk or on its way there. */
  #kept: string;
  #ended = false;
  #next: (() => Promise<void>) | undefined;
  /** What the device has been handed and has not written yet. */
  readonly #writing = new Set<Promise<void>>();
  #saving: Promise<void> | undefined;
  readonly #closed = new AbortController();

  constructor(of: DraftOf, clock: DraftClock, found: StoredDraft | null, { id, release }: TakenId) {
    const now = clock.now();
    this.id = id;
    this.opened = found?.opened ?? clock.stamp();
    this.openedAt = found?.openedAt ?? new Date(Math.round(now)).toISOString();
    this.found = found;
    this.#of = of;
    this.#clock = clock;
    this.#release = release;
    this.#kept = JSON.stringify(found?.typed ?? {});
    const { signal } = this.#closed;
    document.addEventListener('visibilitychange', () => this.#handOver(mostWhenLeft), { signal });
  }

  /** Keeps what is typed now; nothing if no field was changed. */
  keep({ typed, began }: TypedFields): void {
    const text = JSON.stringify(typed);
    if (this.#ended || text === this.#kept) return;
    this.#kept = text;
    const { id, opened, openedAt } = this;
    const draft = { ...this.#of, id, typed, began, opened, openedAt, typedAt: this.#clock.now() };
    const isNothing = Object.keys(typed).length === 0;
    this.#write(() => (isNothing ? removeDraft(id) : saveDraft(draft)));
  }

  /** Gives up what was typed. */
  readonly drop = (): void => {
    this.#ended = true;
    this.#write(() => removeDraft(this.id));
  };

  /** Removes what was typed once it is saved, and keeps nothing more. If it cannot be saved, the draft stays. */
  readonly dropOnce = (saved: Promise<void>): void => {
    this.#ended = true;
    this.#saving = saved.then(this.drop, () => {});
  };

  /** Closes the form in this window. What was typed stays unless it was dropped. */
  readonly close = (): void => {
    this.#ended = true;
    inTurn(async () => {
      await this.#saving;
      while (this.#writing.size > 0) await Promise.all(this.#writing);
      this.#closed.abort();
      await this.#release();
      changes.dispatchEvent(new Event('change'));
    });
  };

  /** Writes one thing after the other; of several that wait only the last. A form works without it as well. */
  #write(step: () => Promise<void>): void {
    this.#next = step;
    this.#handOver();
  }

  /** Hands what waits to the device, which writes in turn, unless it has so many already. */
  #handOver(most = mostHandedOver): void {
    const next = this.#next;
    if (!next || this.#writing.size >= most) return;
    this.#next = undefined;
    const written = next()
      .catch(withoutIt)
      .finally(() => {
        this.#writing.delete(written);
        this.#handOver();
      });
    this.#writing.add(written);
  }
}

interface TakenId {
  id: string;
  release: Release;
}

/** Tells that a form was opened, closed or discarded in this window. */
const changes = new EventTarget();

/** Opening, closing and listing follow each other, so that a form that is opened again finds what it was closed with. */
let turn: Promise<unknown> = Promise.resolve();

function inTurn<T>(step: () => Promise<T>): Promise<T> {
  const taken = turn.then(step);
  turn = taken.catch(() => {}); // the caller is told
  return taken;
}

/** Opens a form with what was typed into it last and is open in no other window. Null if the signal has aborted by then. */
export function openDraft(of: DraftOf, clock: DraftClock, signal?: AbortSignal): Promise<OpenDraft | null> {
  return inTurn(async () => {
    const draft = await firstFree(of).catch(withoutIt);
    const id = draft?.found.id ?? newId();
    const release = draft?.release ?? (await take(nameOf(id))) ?? (async () => {});
    if (signal?.aborted) {
      await release();
      return null;
    }
    changes.dispatchEvent(new Event('change'));
    return new OpenDraft(of, clock, draft?.found ?? null, { id, release });
  });
}

async function firstFree(of: DraftOf): Promise<{ found: StoredDraft; release: Release } | undefined> {
  for (const { id, form } of await readDrafts(of)) {
    const release = form === of.form ? await take(nameOf(id)) : null;
    if (!release) continue;
    const found = await readDraft(id); // its window may have saved it just now
    if (found) return { found, release };
    await release();
  }
  return undefined;
}

/**
 * Tells a person's drafts of a group that are open in no window, the one typed last first: now, when one changes in this window, and
 * when the page is looked at again. Returns how to stop.
 */
export function watchClosedDrafts(
  of: Omit<DraftOf, 'form'>,
  tell: (drafts: StoredDraft[]) => void,
): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const read = async () => {
    const drafts = await closedDrafts(of);
    if (!signal.aborted) tell(drafts);
  };
  changes.addEventListener('change', read, { signal });
  document.addEventListener('visibilitychange', read, { signal });
  void read();
  return () => watching.abort();
}

/** Returns the same once; none if they cannot be read. */
export function closedDrafts(of: Omit<DraftOf, 'form'>): Promise<StoredDraft[]> {
  return inTurn(async () => {
    const drafts = await readDrafts(of);
    const taken = await takenNames();
    return drafts.filter(({ id }) => !taken.has(nameOf(id)));
  }).catch(() => []);
}

/** Gives up a draft that is open in no window. If the device does not answer, it stays. */
export function discardDraft(id: string): Promise<void> {
  return inTurn(async () => {
    await removeDraft(id);
    changes.dispatchEvent(new Event('change'));
  }).catch(withoutIt);
}

function nameOf(id: string): string {
  return `draft ${id}`;
}

/** A browser that keeps nothing has no drafts. */
function withoutIt(): undefined {}
