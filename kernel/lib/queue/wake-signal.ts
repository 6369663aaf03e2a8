/** Wakes somebody who sleeps, or keeps them from falling asleep. */
export class WakeSignal {
  #rung = false;
  #wake: (() => void) | undefined;

  ring(): void {
    this.#rung = true;
    this.#wake?.();
  }

  /** Waits for these milliseconds at most; forever if omitted. Resolves to whether it was rung since the last sleep. */
  async sleep(duration?: number): Promise<boolean> {
    if (!this.#rung) await this.#ringing(duration);
    const rung = this.#rung;
    this.#rung = false;
    return rung;
  }

  #ringing(duration: number | undefined): Promise<void> {
    return new Promise((resolve) => {
      const timer = duration === undefined ? undefined : setTimeout(resolve, duration);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
