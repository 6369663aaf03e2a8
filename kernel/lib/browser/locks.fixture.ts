interface Request {
  ifAvailable?: boolean;
  signal?: AbortSignal;
}

/** The browser's Web Locks for tests: one request of a name at a time, in order. */
export function locks() {
  const turns = new Map<string, Promise<unknown>>();
  const held = new Set<string>();
  return {
    async request<T>(name: string, { ifAvailable }: Request, run: (lock: object | null) => Promise<T>) {
      if (ifAvailable && held.has(name)) return run(null);
      const turn = (turns.get(name) ?? Promise.resolve()).then(async () => {
        held.add(name);
        return run({ name }).finally(() => held.delete(name));
      });
      turns.set(
        name,
        turn.catch(() => {}),
      );
      return turn;
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  };
}
