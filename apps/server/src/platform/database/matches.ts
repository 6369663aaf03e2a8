/**
 * Returns the number of matches, which each row of a page contains. Only an empty page needs a statement of its
 * own.
 */
export async function matchesOf<Row extends { matches: number }>(
  rows: readonly Row[],
  count: () => Promise<readonly { matches: number }[]>,
): Promise<number | undefined> {
  const [counted] = rows.length > 0 ? rows : await count();
  return counted?.matches;
}
