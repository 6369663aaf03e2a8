import { startTimer } from '../time/start-timer.ts';

/** The message that changes may have been missed: everything is read again. */
export const missed = 'missed';

/** What the tab with the stream has heard of lately, for tabs that read something before they listened to it. */
export class HeardChanges {
  #heard: { ago: () => number; message: unknown }[] = [];
  /** For how long it has heard everything, or will have once its stream has told what it missed. */
  #whole: () => number;

  /** `before` is for how many milliseconds back the stream tells of changes. */
  constructor(before: number) {
    this.#whole = startTimer(before);
  }

  add(message: unknown): void {
    const most = 1000; // a tab that was just opened asks for minutes
    if (message === missed || this.#heard.length === most) {
      this.#heard = [];
      this.#whole = startTimer();
    } else this.#heard.push({ ago: startTimer(), message });
  }

  /** Returns the messages of the last so many milliseconds; `missed` if it may not have heard all of them. */
  within(milliseconds: number): unknown[] {
    if (milliseconds > this.#whole()) return [missed];
    return this.#heard.filter(({ ago }) => ago() <= milliseconds).map(({ message }) => message);
  }
}
