type Step = () => void | Promise<void>;

/** What was taken on the way, given back in reverse order: at the end, or where the way broke off. */
export class UndoList {
  readonly #steps: Step[] = [];

  add(step: Step): void {
    this.#steps.push(step);
  }

  async run(): Promise<void> {
    for (const step of this.#steps.splice(0).reverse()) await step();
  }
}
