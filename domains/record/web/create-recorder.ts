import { newId } from '#lib/http/new-id.ts';
import type { NewWrite, Queue, QueuedWrite } from '#lib/queue/queue.ts';
import type { TimeStamp } from '#lib/time/device-clock.ts';
import type { RecordWrite } from '#patrols/web/recorded/read-record-write.ts';
import { knownWrite } from '#patrols/web/recorded/record-write.ts';
import type { Recorder } from '#patrols/web/recorded/recorder.ts';

/** Creates the recorder of one patrol. */
export function createRecorder(queue: Queue, patrolId: string): Recorder {
  const refused = (test: (write: QueuedWrite) => boolean) =>
    queue.writes(patrolId).find((write) => write.refusal !== null && test(write));
  const add = (kind: RecordWrite['kind'], payload: object, now?: TimeStamp, id = newId()) =>
    queue.add({ id, group: patrolId, kind, payload, now });
  /** What the form does not show of the former payload stays, such as what a newer page has recorded. */
  const replace = (former: QueuedWrite, { payload, now }: Pick<NewWrite, 'payload' | 'now'>) =>
    queue.replace(former.id, { payload: Object.assign({}, former.payload, payload), now });
  /** A start or finish that was refused is not sent again beside the new one. */
  const addInstead = (kind: 'start' | 'finish', payload: object, now?: TimeStamp, id?: string) => {
    const former = refused((write) => write.kind === kind);
    return former ? replace(former, { payload, now }) : add(kind, payload, now, id);
  };
  /** What was sent under the id of a refused log-on may have been voided, so that each one has a new id (product 16.2). */
  const logOn = async (entry: object, id?: string) => {
    const own = queue.writes(patrolId).filter(({ kind }) => kind === 'log-on');
    if (own.some(({ refusal }) => refusal === null)) return;
    const isUsed = own.some((former) => former.id === id);
    const added = add('log-on', entry, undefined, isUsed ? newId() : id);
    await Promise.all([added, ...own.map((former) => queue.discard(former.id))]);
  };
  return {
    logOn,
    start: (entry, now, id) => addInstead('start', entry, now, id),
    record: (entry, now, id) => add('incident', entry, now, id),
    edit(id, entry) {
      const former = refused((write) => write.id === id);
      if (!former) return add('edit', { incidentId: id, ...entry });
      return replace(former, corrected(former, entry));
    },
    remove: (incidentId) => add('delete', { incidentId }),
    extend: (hours) => add('extension', { hours }),
    finish: (entry, now, id) => addInstead('finish', entry, now, id),
    sendAgain: () => queue.sendAgain(patrolId),
    discard: (writeId) => queue.discard(writeId),
  };
}

/** Returns the content of a refused recording or edit with what was corrected. Its time stays unless another was typed. */
function corrected(former: QueuedWrite, entry: { when?: string }): Pick<NewWrite, 'payload' | 'now'> {
  const input = knownWrite(former);
  const now = entry.when === undefined ? former.now : undefined;
  if (input?.kind === 'edit') return { payload: { incidentId: input.incidentId, ...entry } };
  return input?.kind === 'incident'
    ? { payload: { when: input.body.when, ...entry }, now }
    : { payload: entry };
}
