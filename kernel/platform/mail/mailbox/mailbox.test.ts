import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderTransport } from '../transport/folder.ts';
import { mailbox } from './mailbox.ts';

let root: string;
let app: FastifyInstance;

const first = '2026-12-01T08-00-00-000Z-one.eml';
const ics = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'patrolbook-mailbox-'));
  await writeFile(join(root, 'secret.eml'), 'Subject: not in the folder\r\n\r\nsecret');
  app = Fastify();
  await app.register(mailbox, { folder: join(root, 'mail') });
});

afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

async function write(id: string, created: string, subject: string): Promise<void> {
  const message = {
    from: { name: 'Howick South', address: 'roster@hscp.example.nz' },
    to: { name: 'Graeme PATTERSON', address: 'graeme@patrol.example' },
    subject,
    date: new Date(created),
    text: 'Accept https://patrolbook.example/a',
    html: '<html><head></head><body><a href="https://patrolbook.example/a" target="_blank">Accept</a></body></html>',
    attachments: [{ filename: 'patrol.ics', contentType: 'text/calendar; method=PUBLISH', content: ics }],
  };
  await folderTransport(join(root, 'mail')).deliver(
    { id, created, organizationId: null, message },
    new AbortController().signal,
  );
}

async function get(path: string) {
  return app.inject({ url: `/dev/mail${path}` });
}

describe('the mailbox', () => {
  it('is served only under a loopback host name', async () => {
    const headers = { host: 'evil.example' };
    expect((await app.inject({ url: '/dev/mail', headers })).statusCode).toBe(404);
    expect((await app.inject({ url: '/dev/mail', headers: { host: '127.0.0.1:3000' } })).statusCode).toBe(
      200,
    );
  });

  it('shows that there is no mail yet', async () => {
    expect((await get('')).body).toContain('No mail yet.');
  });

  it('lists mails, newest first', async () => {
    await write('one', '2026-12-01T08:00:00.000Z', 'First <b>');
    await write('two', '2026-12-01T08:00:01.000Z', 'Second');
    const { body, headers } = await get('');
    expect(body.indexOf('Second')).toBeGreaterThan(0);
    expect(body.indexOf('First &lt;b&gt;')).toBeGreaterThan(body.indexOf('Second'));
    expect(body).toContain(`href="/dev/mail/${first}"`);
    expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
    expect((await get('/style.css')).headers['content-type']).toContain('text/css');
  });

  it('shows a mail as HTML in a frame, or as text', async () => {
    const message = await get(`/${first}`);
    expect(message.body).toContain(
      `<iframe title="The content" src="/dev/mail/${first}/content" sandbox="allow-top`,
    );
    expect(message.body).toContain('to <span title="graeme@patrol.example">Graeme PATTERSON</span>');
    const text = await get(`/${first}?as=text`);
    expect(text.body).toContain('<pre>Accept https://patrolbook.example/a');
  });

  it('frames the HTML in a sandbox whose links open in the whole window', async () => {
    const { body, headers } = await get(`/${first}/content`);
    expect(headers['content-security-policy']).toMatch(
      /^sandbox allow-top-navigation-by-user-activation; default-src 'none';/,
    );
    expect(body).toContain('<head><base target="_top"></head>');
    expect(body).toContain('<a href="https://patrolbook.example/a">Accept</a>');
  });

  it('offers attachments to download', async () => {
    const { body, headers } = await get(`/${first}/attachment/0`);
    expect(body).toBe(ics);
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('text/calendar'),
      'content-disposition': "attachment; filename*=UTF-8''patrol.ics",
    });
    expect((await get(`/${first}/attachment/1`)).statusCode).toBe(404);
  });

  it.each([
    '/../secret.eml',
    '/..%2Fsecret.eml',
    '/..%5Csecret.eml',
    '/%2e%2e%2fsecret.eml/content',
    '/secret.eml',
    '/constructor',
    '/2026.eml.part',
  ])('finds no mail outside its folder (%s)', async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });
});
