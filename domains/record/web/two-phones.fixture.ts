import { vi } from 'vitest';
import type { Incident } from '#patrols/contract';
import { Phone } from './phone.fixture.ts';
import { type Fate, RecordServer } from './record-server.fixture.ts';

const minute = 60_000;

/** Milliseconds by which an entry may be dated otherwise than it happened. */
const tolerance = 15_000;

/** What should become of an entry. */
interface Expected {
  by: string;
  what: string;
  text: string;
  /** When it happened, in milliseconds since 1970. */
  real: number;
}

interface NightOptions {
  /** By how many milliseconds the clock of each phone is wrong at first. */
  wrong: readonly [number, number];
  /** What becomes of the first calls of each phone. */
  lines: readonly [readonly Fate[], readonly Fate[]];
}

/** A night on which two of a crew record on one patrol, each on a phone, and what should become of what they typed. */
export class TwoPhones {
  readonly #server = new RecordServer();
  readonly #phones: readonly [Phone, Phone];
  /** By the id of their form: when it was first opened, what was saved of it, and what is only half-typed. */
  readonly #opened = new Map<string, number>();
  readonly #saved = new Map<string, Expected>();
  readonly #halfTyped = new Map<string, string>();
  #texts = 0;
  #changes = 0;

  constructor({ wrong, lines }: NightOptions) {
    this.#phones = [new Phone(this.#server, wrong[0], lines[0]), new Phone(this.#server, wrong[1], lines[1])];
  }

  /** Returns what happens to one of the phones. */
  on(which: 0 | 1) {
    const phone = this.#phones[which];
    const { device } = phone;
    vi.stubGlobal('navigator', phone.navigator);
    const forget = () => phone.form && this.#halfTyped.delete(phone.form.draft.id);
    const open = (kind: string) => this.#open(phone, kind);
    return {
      open,
      type: async (kind: string) => {
        const { draft } = await open(kind);
        this.#texts += 1;
        await phone.type({ text: `${this.#texts}.` });
        this.#halfTyped.set(draft.id, half(phone));
      },
      typeTime: async (minutes: number) => {
        if (phone.form?.text)
          await phone.type({ typedTime: new Date(device.real - minutes * minute).toISOString() });
      },
      save: async (killed: boolean) => {
        forget();
        if (phone.form) this.#saved.set(phone.form.draft.id, this.#expected(phone, phone.form));
        await phone.save({ killed });
      },
      giveUp: () => {
        forget();
        return phone.giveUp();
      },
      /** The phone dies, and comes back after these minutes, when its owner goes on. */
      die: async (minutes: number, kind: string) => {
        phone.kill();
        await this.pass(minutes);
        vi.stubGlobal('navigator', phone.navigator);
        await open(kind);
      },
      setClock: (by: number) => {
        this.#changes += 1;
        device.set(by);
      },
      sleep: async (minutes: number) => {
        device.sleep(minutes * minute);
        this.#phones[which === 0 ? 1 : 0].device.pass(minutes * minute);
      },
      send: () => phone.send(),
    };
  }

  async pass(minutes: number): Promise<void> {
    for (const { device } of this.#phones) device.pass(minutes * minute);
  }

  async arrive(): Promise<void> {
    this.#server.arrive();
  }

  /** Both phones die once more and come back with coverage. Returns what there is, and what should be. */
  async end() {
    const halfTyped: string[] = [];
    for (const phone of this.#phones) {
      vi.stubGlobal('navigator', phone.navigator);
      phone.kill();
      vi.stubGlobal('navigator', phone.navigator);
      await phone.sendAll();
      halfTyped.push(...(await phone.halfTyped()).map((draft) => `${phone.userId} ${draft}`));
      phone.stop();
    }
    await this.arrive();
    const found = [...this.#server.incidents.values()];
    return {
      there: {
        entries: found.map(({ _id, by, what, whatDetails }) => [_id, by, what, whatDetails ?? '']).sort(),
        wrongTimes: found.filter((incident) => this.#isWrong(incident)),
        halfTyped: halfTyped.sort(),
      },
      expected: {
        entries: [...this.#saved].map(([id, { by, what, text }]) => [id, by, what, text]).sort(),
        wrongTimes: [],
        halfTyped: [...this.#halfTyped.values()].sort(),
      },
    };
  }

  /** Opens a form, unless one is open, and looks at what is there. */
  async #open(phone: Phone, kind: string): Promise<NonNullable<Phone['form']>> {
    if (phone.form) return phone.form;
    const form = await phone.open(kind);
    const { id } = form.draft;
    if (!this.#opened.has(id)) this.#opened.set(id, phone.device.real);
    const blank = half(phone, '');
    const known = [...this.#halfTyped].filter(([, text]) => text.startsWith(blank));
    const isRight = known.length > 0 ? this.#halfTyped.get(id) === half(phone) : form.text === '';
    if (!isRight) throw new Error(`“${half(phone)}” opens instead of ${known.join() || 'nothing'}`);
    return form;
  }

  #expected({ userId }: Phone, { kind, text, typedTime, draft }: NonNullable<Phone['form']>): Expected {
    const opened = this.#opened.get(draft.id) ?? Number.NaN;
    return { by: userId, what: kind, text, real: typedTime === undefined ? opened : Date.parse(typedTime) };
  }

  /** Whether an entry has another time than it happened, or says without cause that its time is not certain. */
  #isWrong({ _id, when, timeUncertain }: Incident): boolean {
    if (timeUncertain) return this.#changes === 0;
    return !(Math.abs(Date.parse(when) - (this.#saved.get(_id)?.real ?? Number.NaN)) < tolerance);
  }
}

/** What the record says of the open form. */
function half({ userId, form }: Phone, text = form?.text): string {
  return `${userId} add ${form?.kind}: ${text}`;
}
