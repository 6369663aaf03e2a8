import { createServer } from 'node:http';
import pg from 'pg';
import { connectionOf, type Recorded, report, type Statement } from './child.ts';

/** node:http alone: makes the statements that the real call made, then sends the bytes that it sent. */

const { TIMESTAMPTZ } = pg.types.builtins;
const pool = new pg.Pool({
  ...connectionOf(),
  max: 20,
  // drizzle has the driver leave instants as they are, too
  types: {
    getTypeParser: (id, format) =>
      id === TIMESTAMPTZ ? (text: string) => text : pg.types.getTypeParser(id, format),
  },
});
const recorded = new Map<string, Recorded>();

const server = createServer(async (request, response) => {
  const answer = recorded.get(request.url ?? '');
  if (!answer) {
    response.writeHead(404).end();
    return;
  }
  await replay(answer.statements);
  response.writeHead(200, answer.headers).end(answer.body);
});
process.on('message', (told: [string, Recorded][]) => {
  for (const [path, answer] of told) recorded.set(path, answer);
  report({ ready: true });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the bare server has no port');
  report({ address: `http://127.0.0.1:${address.port}` });
});

/** The session first; then what a read asks at once, or a transaction on one connection. */
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
