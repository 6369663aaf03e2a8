/** Whose turn it is: for whom a mail is, and from which network it came (product 9.7). */
export interface Turn {
  address: string;
  network: string;
}

interface Waiting {
  turn: Turn;
  start(): void;
}

/** Does the work when it is its turn. */
type TakeTurn = <Output>(turn: Turn, work: () => Promise<Output>) => Promise<Output>;

/**
 * Does `places` pieces of work at a time, one of an address. Whoever has waited longest for a turn, by address and then by network,
 * goes first: many mails of one sender wait for each other, and delay nobody else's by more than the one that is under way.
 */
export function takeTurns(places: number): TakeTurn {
  const waiting: Waiting[] = [];
  const running = new Set<Turn>();
  /** The number of the last turn of each address and network that has work here. */
  const last = new Map<string, number>();
  let turns = 0;

  const isBusy = ({ address }: Turn) => [...running].some((other) => other.address === address);
  const lastOf = (key: string) => last.get(key) ?? 0;

  function startNext(): void {
    const free = waiting.filter(({ turn }) => !isBusy(turn));
    const [next] = free.sort(
      ({ turn: one }, { turn: other }) =>
        lastOf(addressKey(one)) - lastOf(addressKey(other)) ||
        lastOf(networkKey(one)) - lastOf(networkKey(other)),
    );
    if (!next || running.size >= places) return;
    waiting.splice(waiting.indexOf(next), 1);
    running.add(next.turn);
    turns += 1;
    for (const key of [addressKey(next.turn), networkKey(next.turn)]) last.set(key, turns);
    next.start();
    startNext();
  }

  function finish(turn: Turn): void {
    running.delete(turn);
    const here = [...waiting.map((each) => each.turn), ...running];
    const keys = new Set(here.flatMap((each) => [addressKey(each), networkKey(each)]));
    for (const key of last.keys()) if (!keys.has(key)) last.delete(key);
    startNext();
  }

  return async ({ address, network }, work) => {
    const turn = { address, network };
    await new Promise<void>((start) => {
      waiting.push({ turn, start });
      startNext();
    });
    try {
      return await work();
    } finally {
      finish(turn);
    }
  };
}

function addressKey({ address }: Turn): string {
  return `to ${address}`;
}

function networkKey({ network }: Turn): string {
  return `from ${network}`;
}
