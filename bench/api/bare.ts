import { createServer } from 'node:http';
import pg from 'pg';
import { connectionOf, type Recorded, report, type Statement } from './child.ts';

/** A node:http server that replays the recorded statements of a call, then sends the recorded response. */

const { TIMESTAMPTZ } = pg.types.builtins;
const pool = new pg.Pool({
  ...connectionOf(),
  max: 20,
  // Drizzle also makes the driver return timestamps as text.
  types: {
    getTypeParser: (id, format) =>
      id === TIMESTAMPTZ ? (text: string) => text : pg.types.getTypeParser(id, format),
  },
});
const recorded = new Map<string, Recorded>();

const server = createServer(async (request, response) => {
  const recording = recorded.get(request.url ?? '');
  if (!recording) {
    response.writeHead(404).end();
    return;
  }
  await replay(recording.statements);
  response.writeHead(200, recording.headers).end(recording.body);
});
process.on('message', (recordings: [string, Recorded][]) => {
  for (const [path, recording] of recordings) recorded.set(path, recording);
  report({ ready: true });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the bare server has no port');
  report({ address: `http://127.0.0.1:${address.port}` });
});

/** Runs the session's look-up, then the other statements: a read's in parallel, a transaction's on one connection. */
async function replay([first, ...rest]: Statement[]): Promise<void> {
  if (!first) return;
  await pool.query(first);
  if (!rest.some(({ text }) => /^begin/i.test(text))) {
    await Promise.all(rest.map((statement) => pool.query(statement)));
    return;
  }
  const client = await pool.connect();
  for (const statement of rest) await client.query(statement);
  client.release();
}
