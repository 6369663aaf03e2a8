type Step = () => void | Promise<void>;

/** Releases acquired resources in reverse order, after a shutdown or a failed start. */
export class UndoList {
  readonly #steps: Step[] = [];

  add(step: Step): void {
    this.#steps.push(step);
  }

  async run(): Promise<void> {
    for (const step of this.#steps.splice(0).reverse()) await step();
  }
}
