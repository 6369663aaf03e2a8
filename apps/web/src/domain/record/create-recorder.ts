import { newId } from '../../lib/http/new-id.ts';
import type { Queue, QueuedWrite } from '../../lib/queue/queue.ts';
import { knownWrite, type RecordWrite } from './record-write.ts';
import type { Recorder } from './recorder.ts';

/** Creates the recorder of one patrol. */
export function createRecorder(queue: Queue, patrolId: string): Recorder {
  const refused = (test: (write: QueuedWrite) => boolean) =>
    queue.writes(patrolId).find((write) => write.refusal !== null && test(write));
  const add = (kind: RecordWrite['kind'], payload: object, id = newId()) =>
    queue.add({ id, group: patrolId, kind, payload });
  /** A start or finish that was refused is not sent again beside the new one. */
  const addInstead = (kind: 'start' | 'finish', payload: object) => {
    const former = refused((write) => write.kind === kind);
    return former ? queue.replace(former.id, payload) : add(kind, payload);
  };
  return {
    start: (entry) => addInstead('start', entry),
    record: (entry, id) => add('incident', entry, id),
    edit(id, entry) {
      const former = refused((write) => write.id === id);
      if (!former) return add('edit', { incidentId: id, ...entry });
      const input = knownWrite(former);
      return queue.replace(
        former.id,
        input?.kind === 'edit' ? { incidentId: input.incidentId, ...entry } : entry,
      );
    },
    remove: (incidentId) => add('delete', { incidentId }),
    extend: (hours) => add('extension', { hours }),
    finish: (entry) => addInstead('finish', entry),
    sendAgain: () => queue.sendAgain(patrolId),
    discard: (writeId) => queue.discard(writeId),
  };
}
