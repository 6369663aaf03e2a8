import { feedbackTexts } from '#texts/shared.ts';
import type { QueuedWrite } from './queue.ts';
import { type DiskChange, readWrites, restoreWrites, saveWrites } from './write-store.ts';

/**
 * A person's writes in this tab's memory, in order, and on the disk. The memory changes at once and the disk
 * follows, one step after the other. A change that the disk does not take stays in the memory, and is tried
 * again with every later step. Only `remove` ends a write: what the disk has lost is written there anew.
 */
export class PendingWrites {
  readonly #userId: string;
  readonly #onChange: () => void;
  #writes: readonly QueuedWrite[] = [];
  /** The changes that are not on the disk yet, by the write's id. */
  readonly #unsaved = new Map<string, DiskChange>();
  #error: string | null = null;
  #disk: Promise<unknown> = Promise.resolve();

  constructor(userId: string, onChange: () => void) {
    this.#userId = userId;
    this.#onChange = onChange;
  }

  all(): readonly QueuedWrite[] {
    return this.#writes;
  }

  /** Why the disk did not take the last step; null if it did. */
  error(): string | null {
    return this.#error;
  }

  /** Whether a change of the write is still on its way to the disk, which has taken every step so far. */
  isSaving({ id }: QueuedWrite): boolean {
    return this.#error === null && this.#unsaved.has(id);
  }

  /** Adds a write. Rejects if it is not on the disk. */
  add(write: QueuedWrite): Promise<void> {
    this.#unsaved.set(write.id, { type: 'add', write });
    this.#publish([...this.#writes, write]);
    return this.#onDisk(() => this.#save());
  }

  /** Puts writes in the place of those with the same ids. Rejects if that is not on the disk. */
  change(writes: readonly QueuedWrite[]): Promise<void> {
    const changed = new Map(writes.map((write) => [write.id, write]));
    for (const [id, write] of changed)
      this.#unsaved.set(id, { type: this.#isNew(id) ? 'add' : 'change', write });
    this.#publish(this.#writes.map((write) => changed.get(write.id) ?? write));
    return this.#onDisk(() => this.#save());
  }

  /** Removes a write. Rejects if it is still on the disk. */
  remove(write: QueuedWrite): Promise<void> {
    this.#unsaved.set(write.id, { type: 'remove', write });
    this.#publish(this.#writes.filter(({ id }) => id !== write.id));
    return this.#onDisk(() => this.#save());
  }

  /** Reads again what is on the disk, which another tab may have changed, and restores what it has lost. Rejects if that fails. */
  refresh(): Promise<void> {
    return this.#onDisk(async () => {
      await this.#save();
      const onDisk = await readWrites(this.#userId);
      const lost = this.#lostFrom(onDisk);
      if (lost.length > 0) await restoreWrites(this.#userId, lost);
      this.#merge([...lost, ...onDisk]);
    });
  }

  #lostFrom(onDisk: readonly QueuedWrite[]): QueuedWrite[] {
    const ids = new Set(onDisk.map(({ id }) => id));
    return this.#writes.filter(({ id }) => !ids.has(id) && !this.#unsaved.has(id));
  }

  #isNew(id: string): boolean {
    return this.#unsaved.get(id)?.type === 'add';
  }

  async #save(): Promise<void> {
    const changes = [...this.#unsaved.values()];
    if (changes.length === 0) return;
    await saveWrites(this.#userId, changes);
    for (const change of changes) {
      const { id } = change.write;
      if (this.#unsaved.get(id) === change) this.#unsaved.delete(id);
    }
    this.#onChange();
  }

  /** Takes over what is on the disk, except where the memory has changed since. */
  #merge(onDisk: readonly QueuedWrite[]): void {
    const known = new Map(this.#writes.map((write) => [write.id, write]));
    const ids = new Set(onDisk.map(({ id }) => id));
    this.#publish([
      ...onDisk
        .filter(({ id }) => this.#unsaved.get(id)?.type !== 'remove')
        .map((read) => this.#unsaved.get(read.id)?.write ?? sameAs(known.get(read.id), read)),
      ...this.#writes.filter(({ id }) => this.#isNew(id) && !ids.has(id)),
    ]);
  }

  #onDisk(step: () => Promise<void>): Promise<void> {
    const turn = this.#disk.then(step).then(
      () => this.#tell(null),
      (error: unknown) => {
        this.#tell(sentenceOf(error));
        throw error;
      },
    );
    this.#disk = turn.catch(() => {}); // the caller has been told
    return turn;
  }

  #tell(error: string | null): void {
    if (error === this.#error) return;
    this.#error = error;
    this.#onChange();
  }

  #publish(writes: readonly QueuedWrite[]): void {
    this.#writes = writes;
    this.#onChange();
  }
}

/** Returns the known write if it is equal to the one that was read, so that it does not look changed. */
function sameAs(known: QueuedWrite | undefined, read: QueuedWrite): QueuedWrite {
  const { userId: _, ...write }: QueuedWrite & { userId?: string } = read;
  return known && JSON.stringify(known) === JSON.stringify(write) ? known : write;
}

function sentenceOf(error: unknown): string {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return isFull ? feedbackTexts.storageFull : feedbackTexts.nothingKept;
}
