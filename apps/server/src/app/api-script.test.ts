import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { simpleParser } from 'mailparser';
import { expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import { password } from '#operations/server/demo/people.ts';
import { patrolRoutes } from '#patrols/contract';
import { person } from '#platform/database/schema/people.ts';
import { testApp } from '../testing/app.ts';
import { testMailer } from '../testing/mailer.ts';

/** Runs the code blocks of docs/api.md as one script, with bash and curl, against a listening server. */

const server = testApp();
const send = testMailer(server);
const page = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
const script = [...page.matchAll(/^```bash\n(.*?)^```/gms)].map(([, block]) => block).join('\n');
const email = 'aroha.tamihana@example.nz';
const from = '2026-12-01T00:00:00+13:00';

it('has bash and curl, which docs/api.md needs', () => {
  for (const program of ['bash', 'curl']) {
    const found = spawnSync(program, ['--version']).status === 0;
    expect(found, `${program} is not installed; docs/api.md cannot be tested without it`).toBe(true);
  }
});

it('makes a whole month’s roster on the demonstration', async () => {
  await server.services.demo.load();
  const admin = await server.database.query.person.findFirst({ where: eq(person.email, email) });
  if (!admin) throw new Error('the demonstration has no such admin');
  const call = await server.as(admin);
  const readComing = async () =>
    (
      await call(patrolRoutes.listPatrols, {
        query: { filter: { when: { $gt: from } }, sort: 'when', limit: 100 },
      })
    ).body.items;
  const before = (await readComing()).map(({ _id }) => _id);
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const output = await runScript({ PATROLBOOK: address, EMAIL: email, PASSWORD: password });
  expect(output).toEqual([
    'Signed in as Aroha.',
    'Added 4 patrollers.',
    'Scheduled 8 patrols.',
    'Finalized them.',
    "Paste the token from Hemi's mail for the first patrol:",
    '2026-12-04T08:00:00.000Z',
    `There are ${before.length + 8} patrols from December on.`,
    `Yours begin at 2026-12-04T08:00:00.000Z; Hemi accepted at ${server.clock.now()}.`,
  ]);
  const made = (await readComing()).filter(({ _id }) => !before.includes(_id));
  expect(made.map(({ when, finalized }) => [when.slice(0, 10), finalized !== null])).toEqual(
    ['04', '05', '11', '12', '18', '19', '25', '26'].map((day) => [`2026-12-${day}`, true]),
  );
  expect(made.map(({ patrollers }) => Object.keys(patrollers).length)).toEqual([3, 2, 2, 2, 2, 2, 2, 2]);
  const stranger = await server.as(null);
  expect((await stranger(assignmentRoutes.viewAssignment)).status).toBe(401);
});

/** Runs the script, pastes the token when it prompts for it, and returns the lines of its output. */
async function runScript(environment: Record<string, string>): Promise<string[]> {
  const bash = spawn('bash', ['-c', script], { env: { ...process.env, ...environment } });
  let output = '';
  let errors = '';
  let pasted = false;
  bash.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  bash.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
    if (pasted || !output.includes('Paste the token')) return;
    pasted = true;
    tokenFromMail().then(
      (token) => bash.stdin.end(`${token}\n`),
      (error) => bash.stdin.end(String(error)),
    );
  });
  const [code] = await once(bash, 'close');
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  return output.trimEnd().split('\n');
}

/** Returns the token that a reader of the page copies, from the link in Hemi's mail about the first patrol, which is a file. */
async function tokenFromMail(): Promise<string> {
  await send();
  const names = await readdir(send.folder());
  const mails = await Promise.all(
    names.map(async (name) => simpleParser(await readFile(join(send.folder(), name)))),
  );
  const links = mails.flatMap(({ to, subject, text }) => {
    const token = /assignment\/confirm\/([\w.-]+)/.exec(text ?? '')?.[1];
    const isHemi = JSON.stringify(to).includes('hemi@example.nz');
    return token && isHemi && subject?.includes('4 Dec') ? [token] : [];
  });
  if (!links[0]) throw new Error(`no link among ${mails.map(({ subject }) => subject).join(', ')}`);
  return links[0];
}
