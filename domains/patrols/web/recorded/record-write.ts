import { partOf } from '#lib/loading/parts.ts';
import type { QueuedWrite } from '#lib/queue/queue.ts';
import type { RecordWrite } from './read-record-write.ts';

/** Reads writes by the contract. Its schemas come after the page, which shows what the server has without them (product 17.53). */
const reader = partOf(() => import('./read-record-write.ts'));

/** Returns what reads a write by the contract. Throws ModuleNotLoaded. */
export async function recordWriteReader() {
  const { readRecordWrite } = await reader.get();
  return readRecordWrite;
}

/** Loads what reads writes. Resolves to whether it is there. */
export async function loadReader(): Promise<boolean> {
  return (await reader.preload()) !== undefined;
}

/** Whether writes can be read yet. */
export function canRead(): boolean {
  return reader.module !== undefined;
}

/**
 * Returns whether a write may be sent before an earlier one that the server takes later (product 17.19). Only a
 * further extension depends on an extension; a finish makes it idle.
 */
export function mayOvertake(write: QueuedWrite, putOff: QueuedWrite): boolean {
  return putOff.kind === 'extension' && write.kind !== 'extension';
}

/**
 * Returns whether a write means something only after an earlier one, which something on the way to the server blocks (product 17.55):
 * everything but the log-on after the start, what follows a finish, and each change after what it changes. A finish needs none of the
 * entries: one that was recorded before it and comes after it counts as late (product 17.6).
 */
export function dependsOn(write: QueuedWrite, earlier: QueuedWrite): boolean {
  switch (earlier.kind) {
    case 'log-on':
      return write.kind === 'log-on';
    case 'start':
      return write.kind !== 'log-on';
    case 'extension':
      return write.kind === 'extension';
    case 'finish':
      return true;
    default: {
      const subject = subjectOf(write);
      return subject === undefined || subject === subjectOf(earlier);
    }
  }
}

/** The id of the entry that a write is about; undefined for what cannot be read. */
function subjectOf(write: QueuedWrite): string | undefined {
  const input = knownWrite(write);
  return input && 'incidentId' in input ? input.incidentId : input?.body._id;
}

const known = new WeakMap<QueuedWrite, RecordWrite | null>();

/**
 * Reads each write only once, because there may be hundreds. Null for a write that the server would refuse, or
 * that belongs to another build, and while none can be read yet.
 */
export function knownWrite(write: QueuedWrite): RecordWrite | null {
  const before = known.get(write);
  if (before !== undefined || !reader.module) return before ?? null;
  const input = readOrNull(write, reader.module);
  known.set(write, input);
  return input;
}

function readOrNull(write: QueuedWrite, { readRecordWrite }: NonNullable<typeof reader.module>) {
  try {
    return readRecordWrite(write);
  } catch {
    return null; // sending it finds out why
  }
}
