import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { templates as assignments } from './features/assignments/emails/templates.ts';
import { templates as auth } from './features/auth/emails/templates.ts';
import { templates as ecc } from './features/ecc/emails/templates.ts';
import { templates as overdue } from './features/overdue/emails/templates.ts';
import { templates as people } from './features/people/emails/templates.ts';
import { templates as summaries } from './features/summaries/emails/templates.ts';
import { mailRenderer } from './mail-renderer.ts';
import { mailSamples } from './mail-samples.ts';
import { gallery } from './platform/mail/gallery/gallery.ts';

const renderer = mailRenderer();
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  await app.register(gallery, { samples: mailSamples, renderer });
});
afterAll(async () => {
  await app.close();
  await renderer.close();
});

const get = (url: string, host = 'localhost') =>
  app.inject({ url: `/dev/mail/templates${url}`, headers: { host } });

it('every template has a sample', () => {
  const names = Object.keys({ ...assignments, ...auth, ...ecc, ...overdue, ...people, ...summaries });
  expect(mailSamples.map(({ template }) => template).sort()).toEqual(names.sort());
});

it('the gallery shows each with its subject and text, and as a letter in light and dark surroundings', async () => {
  const { body } = await get('');
  expect(body).toContain('Reminder: patrol on Sat 5 Dec 2026, 21:00');
  expect(body.match(/<iframe/g)).toHaveLength(4 * mailSamples.length);
  expect((await get('/patrol-near')).body).toContain('background: #fff');
  expect((await get('/patrol-near?scheme=dark')).body).toContain('background: #111');
  expect((await get('/unheard-of')).statusCode).toBe(404);
});

it('the gallery is served only under a loopback host name', async () => {
  expect((await get('', 'evil.example')).statusCode).toBe(404);
});
