import { newId } from '#lib/http/new-id.ts';
import type { QueuedWrite } from '#lib/queue/queue.ts';
import type { RecordWrite } from '#patrols/web/recorded/read-record-write.ts';
import { loadReader } from '#patrols/web/recorded/record-write.ts';

await loadReader(); // writes are read from the first; use-record.test.tsx lets it wait

/** Returns a write that waits, recorded at 22:00 of the patrol's night. */
export function aWrite(
  kind: RecordWrite['kind'],
  payload: object,
  others: Partial<QueuedWrite> = {},
): QueuedWrite {
  return {
    id: newId(),
    group: '01920000-0000-7000-8000-000000000001',
    kind,
    payload,
    recorded: '2026-11-21T09:00:00.000Z',
    refusal: null,
    ...others,
  };
}
