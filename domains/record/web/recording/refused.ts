import { formatDateTime } from '#contract';
import type { QueuedWrite, Refusal } from '#lib/queue/queue.ts';
import type { TimeStamp } from '#lib/time/device-clock.ts';
import { type Incident, kindOf, type NewFinish, type NewStart, type Patrol } from '#patrols/contract';
import { knownWrite } from '#patrols/web/recorded/record-write.ts';
import type { RecordedPatrol } from '#patrols/web/recorded/recorder.ts';
import { nameless, placeLines } from '../places/place-lines.ts';
import { type Entry, finishEntry, incidentEntry, startEntry } from '../timeline/timeline.ts';
import type { ShownIncident } from './form/incident.ts';
import type { Step } from './step.ts';
import { recordRefusedTexts } from './texts.ts';

/** The text of a card about a write that the server refused. */
interface RefusedText {
  /** `Your entry “Graffiti”` */
  title: string;
  /** What was typed, a line for each fact. */
  text: string | null;
  /** The form in which it can be corrected; null if there is none. */
  mend: Step | null;
}

/** Describes a refused write to its author. After the finish nothing can be corrected any more (product 17.6). */
export function refusedText(write: QueuedWrite, patrol: Patrol): RefusedText {
  const text = describe(write, patrol);
  return patrol.finished ? { ...text, mend: null } : text;
}

/** The refusals that no later event takes back. */
const lasting = [
  'already-logged-on',
  'cancelled',
  'deleted',
  'event',
  'full',
  'id-taken',
  'own-entries-full',
  'too-late',
];

/** Whether a refused write may be taken if it is sent again as it is (product 17.11). */
export function maySucceed({ refusal }: QueuedWrite): boolean {
  return refusal !== null && ![400, 404].includes(refusal.status) && !lasting.includes(refusal.code);
}

/** Returns the text of a refused write for somebody who enters it elsewhere: what it is, when it was recorded, and what was typed. */
export function refusedTextOf(write: QueuedWrite, patrol: Patrol, zone: string): string {
  const { title, text } = refusedText(write, patrol);
  const when = formatDateTime(write.recorded, zone);
  const head = recordRefusedTexts.recordedAt({ what: title, when });
  return text ? `${head}\n${text}` : head;
}

function describe(write: QueuedWrite, patrol: Patrol): RefusedText {
  const input = knownWrite(write);
  switch (input?.kind) {
    case 'log-on':
      return { title: recordRefusedTexts.own('log-on'), text: input.body.notes, mend: null };
    case 'start':
      return {
        title: recordRefusedTexts.own('start'),
        text: textOf(startEntry({ ...input.body, ...unsent })),
        mend: null,
      };
    case 'incident':
      return {
        title: recordRefusedTexts.ownEntry({ kind: kindOf(input.body) }),
        text: textOf(incidentEntry({ ...input.body, ...unsent, edited: null })),
        mend: { edit: write.id },
      };
    case 'edit': {
      const before = incidentOf(patrol, input.incidentId);
      if (!before)
        return { title: recordRefusedTexts.own('edit'), text: input.body.whatDetails ?? null, mend: null };
      return {
        title: recordRefusedTexts.own('edit'),
        text: textOf(incidentEntry({ ...before, ...input.body })),
        mend: { edit: write.id },
      };
    }
    case 'delete': {
      const deleted = incidentOf(patrol, input.incidentId);
      return { title: recordRefusedTexts.own('delete'), text: deleted ? kindOf(deleted) : null, mend: null };
    }
    case 'extension':
      return { title: recordRefusedTexts.ownExtension(input.body), text: null, mend: null };
    case 'finish':
      return {
        title: recordRefusedTexts.own('finish'),
        text: textOf(finishEntry({ ...input.body, ...unsent })),
        mend: { finish: true },
      };
    default:
      return { title: recordRefusedTexts.own('unknown'), text: null, mend: null };
  }
}

/** The fields of an entry that the server adds, and has not added to these. */
const unsent = { by: null, recorded: null, received: null, late: false, timeUncertain: false };

function textOf({ details, where }: Entry): string | null {
  const place = where ? Object.values(placeLines(where, nameless)) : [];
  return [...details, ...place].filter(Boolean).join('\n') || null;
}

/** What was refused, with what was entered, and why. */
interface Refused<T> {
  input: T;
  refusal: Refusal | null;
  /** What it meant by “now”; undefined if its time was typed. */
  now?: TimeStamp | undefined;
}

type RefusedIncident = Omit<Refused<ShownIncident>, 'now'> & { isTimeTyped: boolean };

/** Returns the incident whose recording or edit with this id was refused, under that id; undefined if there is none. */
export function refusedIncident(
  { patrol, refused }: RecordedPatrol,
  id: string | undefined,
): RefusedIncident | undefined {
  for (const write of refused.filter((one) => one.id === id)) {
    const { refusal } = write;
    const known = knownWrite(write);
    if (known?.kind === 'incident')
      return { input: known.body, refusal, isTimeTyped: write.now === undefined };
    const before = known?.kind === 'edit' && incidentOf(patrol, known.incidentId);
    if (before) {
      const isTimeTyped = known.body.when !== undefined;
      return { input: { ...before, ...known.body, _id: write.id }, refusal, isTimeTyped };
    }
  }
  return undefined;
}

/** Returns the start that was refused; undefined if none was. */
export function refusedStart(refused: readonly QueuedWrite[]): Refused<NewStart> | undefined {
  for (const write of refused) {
    const known = knownWrite(write);
    if (known?.kind === 'start') return { input: known.body, refusal: write.refusal, now: write.now };
  }
  return undefined;
}

/** Returns the finish that was refused; undefined if none was. */
export function refusedFinish(refused: readonly QueuedWrite[]): Refused<NewFinish> | undefined {
  for (const write of refused) {
    const known = knownWrite(write);
    if (known?.kind === 'finish') return { input: known.body, refusal: write.refusal, now: write.now };
  }
  return undefined;
}

function incidentOf({ incidents }: Patrol, id: string): Incident | undefined {
  return incidents.find(({ _id }) => _id === id);
}
