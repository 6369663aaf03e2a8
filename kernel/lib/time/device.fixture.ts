import { type ClockSample, DeviceClock, type TimeStamp, timeBySample } from './device-clock.ts';

/** When the simulated night begins. */
const began = Date.parse('2026-11-21T08:00:00.000Z');

/** A device with a clock that may be wrong and set, which sleeps, and whose pages are killed. Only time is fake. */
export class SimulatedDevice {
  /** The right time. */
  real = began;
  #wrong: number;
  #awake = 0;
  #pages = 0;
  #offset: number | null = null;
  clock: DeviceClock;

  constructor(wrong: number) {
    this.#wrong = wrong;
    this.clock = this.#open();
  }

  #open(): DeviceClock {
    this.#pages += 1;
    const opened = this.#awake;
    return new DeviceClock({
      page: String(this.#pages),
      wall: () => this.real + this.#wrong,
      steady: () => this.#awake - opened,
      savedOffset: () => this.#offset,
      saveOffset: (offset) => {
        this.#offset = offset;
      },
    });
  }

  pass(milliseconds: number): void {
    this.real += milliseconds;
    this.#awake += milliseconds;
  }

  sleep(milliseconds: number): void {
    this.real += milliseconds;
  }

  set(by: number): void {
    this.#wrong += by;
  }

  kill(): void {
    this.clock = this.#open();
  }

  /** Makes a call that takes these milliseconds there and back. */
  ask(there: number, back: number): ClockSample {
    const asked = this.clock.read();
    this.pass(there);
    const sent = this.real;
    this.pass(back);
    const sample = this.clock.learn(asked, sent);
    if (!sample) throw new Error('No clock was set during the call');
    return sample;
  }

  /** Returns the server's time at a stamp, as it is found when what was recorded is sent. */
  timeOf(stamp: TimeStamp, there = 0, back = 0): number | null {
    return this.clock.timeOf(stamp) ?? timeBySample(stamp, this.ask(there, back));
  }
}
