/** Returns a number from 0 to 1, excluding 1. */
export type Random = () => number;

/** Returns a linear congruential generator, which gives the same numbers for the same seed. */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function pick<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

/** Draws distinct items and favours the front ones, as in every group a few do most of the work. */
export function draw<Item>(random: Random, items: readonly Item[], count: number): Item[] {
  const left = [...items];
  const drawn: Item[] = [];
  while (drawn.length < count && left.length > 0)
    drawn.push(...left.splice(Math.floor(random() ** 2 * left.length), 1));
  return drawn;
}
