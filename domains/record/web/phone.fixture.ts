import { QueryClient } from '@tanstack/react-query';
import { locks } from '#lib/browser/locks.fixture.ts';
import { readDraft } from '#lib/drafts/draft-store.ts';
import { closedDrafts, type OpenDraft, openDraft } from '#lib/drafts/open-draft.ts';
import { newId } from '#lib/http/new-id.ts';
import type { Sender } from '#lib/queue/queue.ts';
import type { SendingQueue } from '#lib/queue/sending-queue.ts';
import { readWrites } from '#lib/queue/write-store.ts';
import { SimulatedDevice } from '#lib/time/device.fixture.ts';
import type { Patrol } from '#patrols/contract';
import { createRecorder } from './create-recorder.ts';
import { startRecordQueue } from './record-queue.ts';
import { type Fate, lost, type RecordServer } from './record-server.fixture.ts';
import { writeTimesOf } from './write-times.ts';

/** A form that is open on a phone. */
interface OpenForm {
  kind: string;
  draft: OpenDraft;
  text: string;
  /** The time that somebody has typed: an ISO instant. */
  typedTime: string | undefined;
}

/** The phone of one of the crew, in whose browser the record is open. Only the browser, the line and the time are fake. */
export class Phone {
  readonly userId = newId();
  readonly device: SimulatedDevice;
  readonly #server: RecordServer;
  /** What happens to the next calls; afterwards they are answered. */
  #fates: Fate[];
  #queue: SendingQueue<Patrol>;
  #locks = locks();
  form: OpenForm | undefined;

  constructor(server: RecordServer, wrong: number, fates: readonly Fate[]) {
    this.#server = server;
    this.#fates = [...fates];
    this.device = new SimulatedDevice(wrong);
    this.device.ask(0, 0); // its page was opened while there was coverage
    this.#queue = this.#openPage();
  }

  /** The browser in which the code of this phone runs next. */
  get navigator() {
    return { onLine: true, locks: this.#locks };
  }

  get recorder() {
    return createRecorder(this.#queue, this.#server.patrol._id);
  }

  /** Opens the form of a kind, with what is half-typed there. */
  async open(kind: string): Promise<OpenForm> {
    const clock = this.device.clock;
    const draft = await openDraft({ ...this.#of, form: `add ${kind}` }, clock);
    if (!draft) throw new Error('Nothing has aborted it');
    const { text = '', typedTime } = draft.found?.typed ?? {};
    this.form = { kind, draft, text: String(text), typedTime: typedTime ? String(typedTime) : undefined };
    return this.form;
  }

  /** Types into the open form, and waits until the device has it. */
  async type(typed: Partial<Pick<OpenForm, 'text' | 'typedTime'>>): Promise<void> {
    if (!this.form) return;
    const { draft, ...fields } = Object.assign(this.form, typed);
    const { text, typedTime } = fields;
    draft.keep({ typed: { text, typedTime }, began: {} });
    const isKept = async () => {
      const kept = (await readDraft(draft.id))?.typed;
      return kept?.text === text && kept.typedTime === typedTime;
    };
    while (!(await isKept())) await soon();
  }

  /** Saves the open form, and closes it; or the phone is killed once the entry is on the disk. */
  async save({ killed = false } = {}): Promise<void> {
    if (!this.form) return;
    const { kind, draft, text, typedTime } = this.form;
    const entry = { what: kind, when: typedTime ?? draft.openedAt, whatDetails: text };
    const recording = this.recorder.record(entry, typedTime ? undefined : draft.opened, draft.id);
    if (killed) {
      await recording;
      this.kill();
      return;
    }
    draft.dropOnce(recording);
    await this.#close();
  }

  async giveUp(): Promise<void> {
    this.form?.draft.drop();
    await this.#close();
  }

  /** Ends the page at once, as when the battery is empty, and opens it again. */
  kill(): void {
    this.#queue.stop();
    this.#locks = locks();
    this.device.kill();
    this.form = undefined;
    this.#queue = this.#openPage();
  }

  /** Tries to send what waits. */
  async send(): Promise<void> {
    this.#queue.wake();
    await soon();
  }

  async sendAll(): Promise<void> {
    for (let turn = 0; (await readWrites(this.userId)).length > 0; turn += 1) {
      if (turn > 10_000) throw new Error('What waits is never sent');
      await this.send();
    }
  }

  stop(): void {
    this.#queue.stop();
  }

  /** What the record says that somebody was writing. */
  async halfTyped(): Promise<string[]> {
    const drafts = await closedDrafts(this.#of);
    return drafts.map(({ form, typed }) => `${form}: ${typed.text}`);
  }

  get #of() {
    return { userId: this.userId, group: this.#server.patrol._id };
  }

  async #close(): Promise<void> {
    this.form?.draft.close();
    this.form = undefined;
    await closedDrafts(this.#of); // which follows the closing
  }

  #openPage(): SendingQueue<Patrol> {
    const { clock } = this.device;
    const ask = async () => {
      const fate = this.#fates.shift() ?? 'answered';
      if (fate !== 'answered' && fate !== 'twice') throw lost();
      return this.device.ask(0, 0);
    };
    const send: Sender<Patrol> = async (write, signal) => {
      const times = await writeTimesOf(write, signal, { clock, ask });
      const fate = this.#fates.shift() ?? 'answered';
      return this.#server.call(write, times, { now: this.device.real, by: this.userId, fate });
    };
    const client = new QueryClient();
    const page = { send, stamp: () => clock.stamp(), isSignedIn: () => true };
    return startRecordQueue(this.userId, () => client, page);
  }
}

/** Lets others go on that wait for nothing but their turn. */
function soon(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
