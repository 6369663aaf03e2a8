import { createServer } from 'node:http';
import pg from 'pg';
import { bestPrefix, connectionOf, type Recorded, report, type Statement } from './child.ts';

/**
 * A node:http server that looks the session up. It then either makes the other recorded statements of a call and
 * sends the recorded response, or makes the call's best statement and sends the JSON that it returns.
 */

const { TIMESTAMPTZ, JSON: JSON_TEXT } = pg.types.builtins;
const pool = new pg.Pool({
  ...connectionOf(),
  max: 20,
  types: {
    // Drizzle also makes the driver return timestamps as text. JSON is sent as it comes.
    getTypeParser: (id, format) =>
      id === TIMESTAMPTZ || id === JSON_TEXT ? (text: string) => text : pg.types.getTypeParser(id, format),
  },
});
const recorded = new Map<string, Recorded>();

const server = createServer(async (request, response) => {
  const url = request.url ?? '';
  const recording = recorded.get(url.replace(bestPrefix, ''));
  if (!recording) {
    response.writeHead(404).end();
    return;
  }
  const { statements, best, headers, body } = recording;
  const answer =
    url.startsWith(bestPrefix) && best ? await askOnce(statements, best) : await replay(statements, body);
  response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(answer) }).end(answer);
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
async function replay([first, ...rest]: Statement[], body: string): Promise<string> {
  if (first) await pool.query(first);
  if (!rest.some(({ text }) => /^begin/i.test(text))) {
    await Promise.all(rest.map((statement) => pool.query(statement)));
    return body;
  }
  const client = await pool.connect();
  for (const statement of rest) await client.query(statement);
  client.release();
  return body;
}

async function askOnce([session]: Statement[], best: Statement): Promise<string> {
  if (session) await pool.query(session);
  const {
    rows: [row],
  } = await pool.query<[string]>({ ...best, rowMode: 'array' });
  if (!row) throw new Error('a best statement returned nothing');
  return row[0];
}
