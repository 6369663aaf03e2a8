import { second } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { addViews, type NewView, viewKeyOf } from './store.ts';

/** How long views wait to be written together, in milliseconds: a process that is killed loses these. */
const wait = second;

/** How many different views may wait while the database takes none. */
const mostWaiting = 10_000;

/** The views of a process that are not written yet. */
export function gatheredViews({ database, log }: Pick<Context, 'database' | 'log'>) {
  let waiting = new Map<string, NewView>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  /** Adds views that are written soon. Beyond `mostWaiting` it writes them now, and throws if it cannot: then nothing is shown. */
  async function add(views: readonly NewView[]): Promise<void> {
    views.forEach(join);
    if (waiting.size > mostWaiting) await write();
    else if (waiting.size > 0) timer ??= setTimeout(writeSoon, wait).unref();
  }

  function join(view: NewView): void {
    const key = viewKeyOf(view);
    const same = waiting.get(key);
    if (same) joinInto(same, view);
    else waiting.set(key, view);
  }

  /** Writes all that wait. If that fails they go on waiting. */
  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.catch(() => undefined).then(writeAll);
    return writing;
  }

  async function writeAll(): Promise<void> {
    const views = [...waiting.values()];
    if (views.length === 0) return;
    waiting = new Map();
    try {
      await inTransaction(database, (tx) => addViews(tx, views));
    } catch (error) {
      views.forEach(join);
      timer ??= setTimeout(writeSoon, wait).unref();
      throw error;
    }
  }

  function writeSoon(): void {
    write().catch((err: unknown) => log.error({ err }, 'views were not written, and are tried again'));
  }

  return { add, write };
}

/** Adds a view to another one of the same thing, in place. */
function joinInto(one: NewView, { amount, times, first, last }: NewView): void {
  one.amount = one.amount === null ? amount : Math.max(one.amount, amount ?? 0);
  one.times += times;
  if (first < one.first) one.first = first;
  if (last > one.last) one.last = last;
}
