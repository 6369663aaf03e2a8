import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Reader, Transaction } from './connect.ts';
import { installation } from './schema/platform.ts';

/** A fact about the whole installation, under a key of its own. */
interface Fact<T> {
  /** Returns null if it is not kept. Throws if something else is. */
  find(reader: Reader): Promise<T | null>;
  save(tx: Transaction, value: T): Promise<void>;
  remove(tx: Transaction): Promise<void>;
}

/** Returns what reads and writes a fact of this shape. */
export function platformFact<T extends Record<string, unknown>>(key: string, shape: z.ZodType<T>): Fact<T> {
  const itself = eq(installation.key, key);
  return {
    async find(reader) {
      const [found] = await reader.select().from(installation).where(itself);
      return found ? shape.parse(found.value) : null;
    },
    async save(tx, value) {
      await tx
        .insert(installation)
        .values({ key, value })
        .onConflictDoUpdate({ target: installation.key, set: { value } });
    },
    async remove(tx) {
      await tx.delete(installation).where(itself);
    },
  };
}
