/**
 * Does the work for each item in turn. An item that fails does not keep the others from their turn. Throws the
 * failures after all were tried; `what` names a number of them: `3 reminders failed`.
 */
export async function tryEach<Item>(
  items: Iterable<Item>,
  what: string,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ${what}`);
}
