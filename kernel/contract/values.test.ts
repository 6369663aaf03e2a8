import { describe, expect, it } from 'vitest';
import { Code, SignIn } from '#accounts/contract';
import { EventNumber } from '#patrols/contract';
import { NewPerson } from '#people/contract';
import { routes } from '#server/app/routes.ts';
import { Rego } from '#vehicles/contract';
import { plainDigits } from './digits.ts';
import { issueMessage } from './issue-message.ts';
import { issuesFromZod } from './issues-from-zod.ts';
import type { Route } from './route.ts';
import { Email, EmailFrom, Id, Instant, line, Message, Phone, RequiredText, Text } from './values.ts';
import { z } from './zod.ts';

function sentenceFor(schema: z.ZodType, given: unknown): string | undefined {
  const parsed = schema.safeParse(given);
  const [issue] = parsed.success ? [] : issuesFromZod(parsed.error, given);
  return issue && issueMessage(issue);
}

describe('one line of text [12.4]', () => {
  it.each([
    { what: 'a line feed', text: 'Aroha\nTamihana' },
    { what: 'a carriage return', text: 'Aroha\rTamihana' },
    { what: 'a control character', text: 'Aroha\u0007' },
    { what: 'NUL', text: 'Aroha\0' },
    { what: 'half a surrogate pair', text: 'Aroha \ud83d' },
    { what: 'a Hangul filler, which looks blank', text: '\u3164' },
    { what: 'a blank of Braille', text: 'Aroha\u2800' },
    { what: 'only joiners', text: '\u200d\u200c' },
    { what: 'only a variation selector', text: '\ufe0f' },
    { what: 'a tag character', text: 'Aroha\u{e0041}' },
  ])('refuses $what', ({ text }) => {
    const sentence = 'Expected format: one line of visible characters';
    expect(sentenceFor(line(), text)).toBe(sentence);
    expect(sentenceFor(Phone, text)).toBe(sentence);
  });

  it('takes names of every script, emoji and typed spaces', () => {
    for (const text of ['Māia', 'Nguyễn Thị', '李', 'د‌هـ', '👩‍🚒 crew', '✌️', 'A\u00a0B', '!'])
      expect(line().parse(text)).toBe(text);
  });

  it('loses the marks that come along when it is pasted', () => {
    expect(line().parse(' \u202a021 555\u202c\u00ad 123\ufeff ')).toBe('021 555 123');
    expect(sentenceFor(line(), '\u00ad\u200b')).toBe('must be 1 chars or more');
    expect(line().parse('Aroha\u000bTamihana\u2028')).toBe('Aroha Tamihana');
  });
});

it('[12.4] text of several lines keeps them, ended in one way, and refuses other control characters', () => {
  expect(Text.parse('\tKia ora\r\nWear vests\rBring a torch\n')).toBe('Kia ora\nWear vests\nBring a torch');
  for (const text of ['a\0b', 'a\u001bb', '\u3164', '\ufe0f', '\u200d\n\u0301'])
    expect(sentenceFor(Text, text)).toBe('Expected format: text of visible characters');
});

it.each(['\u000b', '\f', '\u0085', '\u2028', '\u2029', '\r\n'])(
  '[12.4] what a word processor breaks a line by is a line feed: %j',
  (lineBreak) => {
    for (const schema of [Text, RequiredText, Message])
      expect(schema.parse(`Meet at the hall${lineBreak}at 20:45${lineBreak}`)).toBe(
        'Meet at the hall\nat 20:45',
      );
  },
);

describe('an email address [12.15]', () => {
  it.each([
    ['\u202atane.p@example.nz\u202c', 'tane.p@example.nz'],
    [' zw\u200bsp@example.nz\ufeff', 'zwsp@example.nz'],
    ['tane\u200d@example.nz', 'tane@example.nz'],
    ['b&s.jones@example.nz', 'b&s.jones@example.nz'],
    ['x/y@example.nz', 'x/y@example.nz'],
    ["o'neill+roster@example.nz", "o'neill+roster@example.nz"],
    ['tane@m\u0101ori.example.nz', 'tane@xn--mori-qsa.example.nz'],
    ['Tane@Ma\u0304ori.example.nz', 'Tane@xn--mori-qsa.example.nz'],
    ['tane@xn--mori-qsa.example.nz', 'tane@xn--mori-qsa.example.nz'],
    ['tane@example.xn--p1ai', 'tane@example.xn--p1ai'],
    ['tane@example.\u0440\u0444', 'tane@example.xn--p1ai'],
    ['\uff54ane\uff20example.nz', 'tane@example.nz'],
  ])('%j is taken as %s', (typed, address) => {
    expect(Email.parse(typed)).toBe(address);
    expect(EmailFrom.parse(`Howick <${typed.trim()}>`)).toBe(`Howick <${address}>`);
    expect(SignIn.shape.email.parse(typed)).toBe(address);
  });

  it.each([
    'tane',
    'tane@',
    '@example.nz',
    'ta ne@example.nz',
    't@ne@example.nz',
    '.tane@example.nz',
    'ta..ne@example.nz',
    'tane.@example.nz',
    't\u0101ne@example.nz',
    'tane@example',
    'tane@exa_mple.nz',
    'tane@example..nz',
    '"tane"@example.nz',
  ])('%s is none', (typed) => {
    expect(Email.safeParse(typed).success).toBe(false);
  });
});

describe('what is typed on a keyboard of another script [12.16]', () => {
  it.each([
    [Code, '\uff11\uff12\uff13 \uff14\uff15\uff16', '123 456'],
    [Code, '\u0661\u0662\u0663\u0664\u0665\u0666', '123456'],
    [Code, '\u0967\u0968\u0969\u096a\u096b\u096c', '123456'],
    [Code, '\uff4b3mwp-7xq2d', 'k3mwp-7xq2d'],
    [EventNumber, '\uff30\u0660\u0666\u0661234567', 'P061234567'],
    [Rego, '\uff4b\uff4c\uff4d\uff11\uff12\uff17', 'KLM127'],
    [Rego, '\u200eklm 12\u0667', 'KLM127'],
  ])('%#: a code, a number and a plate are the same in it', (schema, typed, plain) => {
    expect(schema.parse(typed)).toBe(plain);
  });

  it('has ten digits in order, even where two sets follow each other', () => {
    expect(plainDigits('\u{116d0}\u{116d9}\u{116da}\u{116e3}\u{1d7d8}')).toBe('09090');
  });
});

it('an id has one spelling', () => {
  expect(Id.parse('0199AB00-0000-7000-8000-00000000000A')).toBe('0199ab00-0000-7000-8000-00000000000a');
});

it.each([
  { given: '2026-01-01T00:00:00+23:59', utc: '2025-12-31T00:01:00.000Z' },
  { given: '2026-01-01T12:00:00-18:00', utc: '2026-01-02T06:00:00.000Z' },
  { given: `2026-01-01T00:00:00.${'1'.repeat(300)}Z`, utc: '2026-01-01T00:00:00.111Z' },
])('[12.2] an instant is rewritten to UTC: $utc', ({ given, utc }) => {
  expect(Instant.parse(given)).toBe(utc);
});

describe('a list in a request [12.4]', () => {
  const requests = Object.entries<Route>(routes).flatMap(([name, { params, query, body }]) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? [{ what: `${part} of ${name}`, schema }] : [],
    ),
  );

  it.each(requests)('has a maximum: $what', ({ schema }) => {
    const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    expect(unboundedIn(described, '')).toEqual([]);
  });

  it('is refused as a whole when it is too long, without a word on its items', () => {
    const given = { firstName: 'A', lastName: 'B', email: 'a@example.nz', roles: Array(500_000).fill('x') };
    const parsed = NewPerson.safeParse(given);
    expect(parsed.error && issuesFromZod(parsed.error, given)).toEqual([
      { path: ['roles'], reason: 'max', max: 20 },
    ]);
  });
});

/** Returns the paths of a JSON Schema's arrays that have no maximum. */
function unboundedIn(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'type' in schema && schema.type === 'array' && !('maxItems' in schema) ? [path] : [];
  return [...own, ...Object.entries(schema).flatMap(([key, inner]) => unboundedIn(inner, `${path}/${key}`))];
}
