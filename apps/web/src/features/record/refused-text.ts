import { knownWrite } from '../../domain/record/record-write.ts';
import type { QueuedWrite } from '../../lib/queue/queue.ts';
import type { Step } from './step.ts';

/** What a card says of a write that the server refused. */
interface RefusedText {
  /** `Your entry “Graffiti”` */
  title: string;
  /** The details, as they were typed. */
  said: string | null;
  /** The form in which it can be mended; null if there is none. */
  mend: Step | null;
}

/** Describes a refused write to its author. */
export function refusedText(write: QueuedWrite): RefusedText {
  const said = knownWrite(write);
  switch (said?.kind) {
    case 'start':
      return { title: 'Your start', said: said.body.notes, mend: null };
    case 'incident':
      return {
        title: `Your entry “${said.body.what}”`,
        said: said.body.whatDetails,
        mend: { edit: write.id },
      };
    case 'edit':
      return { title: 'Your edit', said: said.body.whatDetails ?? null, mend: null };
    case 'delete':
      return { title: 'Your deletion', said: null, mend: null };
    case 'extension':
      return { title: `Your extension to ${said.body.hours} h`, said: null, mend: null };
    case 'finish':
      return { title: 'Your finish', said: null, mend: { finish: true } };
    default:
      return { title: 'An entry', said: null, mend: null };
  }
}

/** Returns the incident whose recording was refused, to be mended; undefined if there is none of this id. */
export function refusedIncident(refused: readonly QueuedWrite[], id: string | undefined) {
  const write = refused.find((one) => one.id === id);
  const said = write && knownWrite(write);
  return said?.kind === 'incident' ? said.body : undefined;
}
