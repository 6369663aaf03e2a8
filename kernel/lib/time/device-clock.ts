/**
 * What a device knows of the server's time (product 17.22, decision 40). The clock of a device may be wrong and may
 * be set at any moment. The page's steady clock is never set, but it begins with the page, and stands still while
 * some devices sleep. So the time between two readings is known if both clocks agree about it.
 */

/** What both clocks show at one moment. */
interface Reading {
  /** The page in which it was read, since its steady clock means nothing in another. */
  readonly page: string;
  /** Milliseconds since 1970 by the device's clock. */
  readonly wall: number;
  /** Milliseconds since the page was opened. */
  readonly steady: number;
}

/** The server's time at a reading. */
export interface ClockSample extends Reading {
  readonly server: number;
  /** By how much it may be wrong: half the time that the call took. */
  readonly error: number;
}

/** A reading, with what was known of the server's time when it was made. */
export interface TimeStamp extends Reading {
  /** The server's time; null if it was not certain. */
  readonly server: number | null;
  /** How far the server's clock was ahead of the device's when it was last heard from; null if that no longer holds. */
  readonly offset: number | null;
}

/** What a clock reads. */
interface ClockParts {
  readonly page: string;
  wall(): number;
  steady(): number;
  /** The offset that an earlier page or another tab has learnt; null if there is none. */
  savedOffset(): number | null;
  saveOffset(offset: number): void;
}

/** Milliseconds by which two clocks differ that agree: the device's clock is corrected in small steps. */
const tolerance = 5000;

/** How much clocks drift apart, as a part of the time that passes. */
const drift = 1e-4;

/** The clock of one page on one device. */
export class DeviceClock {
  readonly #parts: ClockParts;
  /** The sample with the smallest error that still holds. */
  #best: ClockSample | undefined;

  constructor(parts: ClockParts) {
    this.#parts = parts;
  }

  read(): Reading {
    const { page } = this.#parts;
    return { page, wall: this.#parts.wall(), steady: this.#parts.steady() };
  }

  /**
   * Learns the server's time from an answer: `asked` is when it was asked for, `sent` what its header says. Returns
   * null if a clock was set or the device slept meanwhile.
   */
  learn(asked: Reading, sent: number): ClockSample | null {
    const answered = this.read();
    if (!isConnected(asked, answered)) return null;
    const error = Math.max(0, answered.steady - asked.steady) / 2;
    const sample = { ...answered, server: sent + error, error };
    if (!this.#best || !this.#confirms(this.#best, sample)) {
      this.#best = sample;
      this.#parts.saveOffset(sample.server - sample.wall);
    }
    return sample;
  }

  /** Returns the server's time in milliseconds since 1970, as well as it is known. */
  now(): number {
    const here = this.read();
    const best = this.#best;
    if (!best) return here.wall + (this.#parts.savedOffset() ?? 0);
    const slept = gapBetween(best, here) > allowance(best, here);
    return best.server + (slept ? here.wall - best.wall : here.steady - best.steady);
  }

  /** Whether the server's time is certain now: it was heard of in this page, and both clocks agree since. */
  isCertain(): boolean {
    return this.#best !== undefined && isConnected(this.#best, this.read());
  }

  /** Returns a reading with what is known now, to be kept with what is recorded. */
  stamp(): TimeStamp {
    const here = this.read();
    const best = this.#best;
    if (!best) return { ...here, server: null, offset: this.#parts.savedOffset() };
    const isSetBack = gapBetween(best, here) < -allowance(best, here);
    return {
      ...here,
      server: timeAt(here, best),
      offset: isSetBack ? null : best.server - best.wall,
    };
  }

  /** Returns the server's time at a stamp if nothing need be asked for it; null otherwise. */
  timeOf(stamp: TimeStamp): number | null {
    return stamp.server ?? (this.#best ? timeAt(stamp, this.#best) : null);
  }

  /** Returns the server's time at a stamp of any page, as well as it is known now. It is never ahead. */
  at(stamp: TimeStamp): number {
    const shown = stamp.wall + (stamp.offset ?? this.#parts.savedOffset() ?? 0);
    return Math.min(this.timeOf(stamp) ?? shown, this.now());
  }

  /** Whether a sample says the same as the best one, but less exactly. */
  #confirms(best: ClockSample, sample: ClockSample): boolean {
    const known = timeAt(sample, best);
    if (known === null || sample.error < best.error + driftBetween(best, sample)) return false;
    return Math.abs(known - sample.server) <= sample.error + best.error + driftBetween(best, sample);
  }
}

/**
 * Returns the server's time at a stamp, judged by a sample that was asked for afterwards. Null if it cannot be known,
 * because the device's clock was set in between and nothing tells when.
 */
export function timeBySample(stamp: TimeStamp, sample: ClockSample): number | null {
  const known = stamp.server ?? timeAt(stamp, sample);
  if (known !== null) return known;
  if (stamp.offset === null) return null;
  const isSetBack = stamp.page === sample.page && gapBetween(stamp, sample) < -allowance(stamp, sample);
  const change = Math.abs(sample.server - sample.wall - stamp.offset);
  return isSetBack || change > allowance(stamp, sample) + sample.error ? null : stamp.wall + stamp.offset;
}

/** Returns the server's time at a reading; null if nobody knows how long it is from the sample. */
function timeAt(reading: Reading, sample: ClockSample): number | null {
  return isConnected(sample, reading) ? sample.server + reading.steady - sample.steady : null;
}

/** Whether the time between two readings is known: they are of one page, and both clocks agree. */
function isConnected(one: Reading, other: Reading): boolean {
  return one.page === other.page && Math.abs(gapBetween(one, other)) <= allowance(one, other);
}

/** How much longer the time between two readings is by the device's clock than by the steady one. */
function gapBetween(from: Reading, to: Reading): number {
  return to.wall - from.wall - (to.steady - from.steady);
}

function allowance(one: Reading, other: Reading): number {
  return tolerance + driftBetween(one, other);
}

function driftBetween(one: Reading, other: Reading): number {
  return drift * Math.abs(one.wall - other.wall);
}
