/** The address that a mail is for and the network it came from, which share out the turns (product 9.7). */
export interface Turn {
  address: string;
  network: string;
}

interface Waiting {
  turn: Turn;
  start(): void;
}

/** Does the work when its turn comes. */
type TakeTurn = <Output>(turn: Turn, work: () => Promise<Output>) => Promise<Output>;

/**
 * Does `places` pieces of work at a time, and at most one for an address. The address that has waited longest
 * for a turn goes first, and then the network. Many mails of one sender so wait for each other. They delay
 * another sender's mail by no more than the one in progress.
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
