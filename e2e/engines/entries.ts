import type { TestServer } from '../test-server.ts';

/** Returns what the server has of a patrol, in the order in which it was recorded. */
export async function entries({ database }: TestServer, patrolId: string): Promise<string[]> {
  const rows = await database.query.incident.findMany({
    where: (row, { eq }) => eq(row.patrolId, patrolId),
    orderBy: (row, { asc }) => [asc(row.when), asc(row.id)],
  });
  return rows.map(({ what, whatDetails }) => whatDetails ?? what);
}
