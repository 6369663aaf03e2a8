import Fastify, { type FastifyInstance } from 'fastify';
import type { ParsedMail } from 'mailparser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails as auth } from '#accounts/server/auth/mails/mails.ts';
import { isUrgent } from '#contract';
import { mails as joining } from '#membership/server/joining/mails/mails.ts';
import { mails as people } from '#membership/server/people/mails/mails.ts';
import { mailTitles } from '#messages/contract';
import { visibleText } from '#platform/inbound-mail/visible-text.ts';
import { composeMessage } from '#platform/mail/compose.ts';
import { templatesOf } from '#platform/mail/define.ts';
import { gallery } from '#platform/mail/gallery/gallery.ts';
import { links, token } from '#platform/mail/gallery/sample.ts';
import { note, settings } from '#platform/mail/testing.fixture.ts';
import { smtpTransport } from '#platform/mail/transport/smtp.ts';
import { startSmtp, type TestSmtp } from '#platform/testing/smtp.ts';
import { mailRenderer } from './mail-renderer.ts';
import { allMails, mailSamples } from './mails.ts';

const renderer = mailRenderer();
let app: FastifyInstance;
let smtp: TestSmtp;

beforeAll(async () => {
  app = Fastify();
  await app.register(gallery, { samples: mailSamples, renderer });
  smtp = await startSmtp();
});
afterAll(async () => {
  await app.close();
  await smtp.close();
  await renderer.close();
});

const get = (url: string, host = 'localhost') =>
  app.inject({ url: `/dev/mail/templates${url}`, headers: { host } });

const kindsOf = (mails: readonly { kind: string }[]) => mails.map(({ kind }) => kind);

it('no two mails are of one kind, and no two templates or samples share a name', () => {
  const templates = new Set(allMails.flatMap((mail) => mail.templates));
  expect(new Set(kindsOf(allMails)).size).toBe(allMails.length);
  expect(new Set([...templates].map(({ name }) => name)).size).toBe(templates.size);
  expect(new Set(mailSamples.map(({ name }) => name)).size).toBe(mailSamples.length);
});

it('each title in a patrol’s list of mails is that of a mail [11.12]', () => {
  const kinds = new Set(kindsOf(allMails));
  expect(Object.keys(mailTitles).filter((kind) => !kinds.has(kind))).toEqual([]);
});

it('the urgent mails are those on which the safety of a crew depends [11.19]', () => {
  expect(kindsOf(allMails.filter(isUrgent)).sort()).toEqual([
    'ecc-answered',
    'ecc-cancellation',
    'ecc-extension',
    'ecc-log-off',
    'ecc-log-on',
    'ecc-move',
    'overdue-admins',
    'overdue-crew',
    'record-kept',
  ]);
});

it('the gallery shows each with its subject and text, and as an email in light and dark surroundings', async () => {
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

/** What a real mail server has received of each sample, by its name. */
const received = new Map<string, ParsedMail>();

beforeAll(async () => {
  const transport = smtpTransport(smtp.url);
  const { signal } = new AbortController();
  for (const { name, content } of mailSamples) {
    const queued = {
      ...note('cause'),
      id: name,
      urgent: false,
      created: '2026-11-21T06:00:00.000Z',
      attempts: 0,
    };
    const rendered = await renderer.render(content, signal);
    const to = { name: 'Graeme PATTERSON', address: 'graeme@patrol.example' };
    const options = { settings, replyTo: undefined, now: queued.created };
    const message = composeMessage(queued, { to, from: null, quota: null, content }, rendered, options);
    await transport.deliver({ ...queued, message }, signal);
    const mail = smtp.mails.at(-1);
    if (mail) received.set(name, mail);
  }
  transport.close();
}, 60_000);

/** Returns a sample as it was received. */
function receivedAs(name: string) {
  const { html, text = '', ...mail } = received.get(name) ?? {};
  return { ...mail, html: html || '', text };
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');
/** They stand for the bar beside a quotation in HTML. */
const quoteMarks = /^>( |$)/gm;
const hrefsOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);

/** A date and time of a patrol, the last date of several, or the month that is summed up. */
const dated =
  /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]{2} 20\d\d(, \d\d:\d\d\b|: )|^[A-Z][a-z]+ 20\d\d: /;
const ofAccounts = new Set(Object.keys(templatesOf([...auth, ...people, ...joining])));

describe.each(mailSamples)('$name, as it is received', ({ name, content }) => {
  it('says the same in html and in text, to its last word and link [11.17]', () => {
    const { html, text } = receivedAs(name);
    const hrefs = hrefsOf(html);
    const lines = `${text}\n`;
    const withoutLinks = hrefs.reduce<string>((rest, href) => rest.replace(`${href}\n`, '\n'), lines);
    expect(wordsOf(withoutLinks.replaceAll(quoteMarks, ''))).toEqual(wordsOf(visibleText(html)));
    expect(withoutLinks.length).toBe(lines.length - hrefs.join('').length);
    expect(`${html} ${text}`).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it('says in its subject when and what, or which account [11.17]', () => {
    const { subject, messageId } = receivedAs(name);
    // What is neither about a patrol nor an account is a message in the name of the organization.
    const named = ofAccounts.has(content.template) ? /Patrolbook/ : dated;
    expect(subject).toMatch(name === 'message-members' ? /Charitable Trust\)$/ : named);
    expect(messageId).toBe(`<${name}@patrolbook.example>`);
  });

  it('loads nothing, and has a secret only where a personal link leads [11.17]', () => {
    const { html, text, headerLines = [] } = receivedAs(name);
    expect(html).not.toMatch(/<(img|style|script|link|svg|iframe)\b|\bsrc=|url\(/);
    for (const href of hrefsOf(html).filter((one) => !/^tel:\+?\d+$/.test(one)))
      expect(Object.values(links)).toContain(href.replace('?answer=decline', ''));
    const shown = headerLines.filter(({ key }) => key !== 'list-unsubscribe');
    const headers = shown.map(({ line }) => line).join('\n');
    expect(`${headers} ${html.replaceAll(/href="[^"]*"/g, '')}`).not.toContain(token);
    const told = wordsOf(text).filter((word) => word.includes(token));
    expect(told).toEqual(hrefsOf(html).filter((href) => href.includes(token)));
  });
});
