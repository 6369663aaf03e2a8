import fc from 'fast-check';

/** Values that no schema expects, and texts that are known to break parsers, databases and encoders. */
const oddTexts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    'null',
    '__proto__',
    "'; drop table person --",
    '9'.repeat(400),
    'x'.repeat(6000),
    '1e309',
    '-0',
    'e\u0301',
    '\u202e',
    '🚓',
    '2026-02-30T00:00:00Z',
    '9999-12-31T23:59:60Z',
    '2026-11-24T08:00:00+23:59',
    `2026-11-24T08:00:00.${'1'.repeat(300)}Z`,
    '{"$gt":""}',
    '\u3164',
    'a\r\nBcc: b@example.nz',
  ),
);

const odd: fc.Arbitrary<unknown> = fc.oneof(
  oddTexts,
  fc.constantFrom('\ud800', 'a\udfffb'), // lone surrogates: valid in JSON, impossible in UTF-8
  fc.constantFrom(0, -1, 1.5, 2 ** 31, 2 ** 53, 1e21, 1e308, null, true, false),
  fc.double({ noNaN: true }),
  fc.jsonValue({ maxDepth: 3 }),
);

type Change = readonly ['replace' | 'remove' | 'add', number, unknown];
const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.tuple(fc.constantFrom('replace', 'remove', 'add'), fc.nat(), odd),
  { maxLength: 3 },
);

/** Returns JSON text: mostly a valid body with up to three changes anywhere in it, sometimes any value. */
export function bodyLike(valid: unknown): fc.Arbitrary<string> {
  const near = changes.map((list) => JSON.stringify(list.reduce<unknown>(changed, valid)));
  return fc.oneof(
    { weight: 6, arbitrary: near },
    { weight: 2, arbitrary: odd.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: oddTexts },
  );
}

/** Returns a copy of the value with one property, at any depth, replaced, removed or added. */
function changed(value: unknown, [how, where, by]: Change): unknown {
  if (typeof value !== 'object' || value === null) return how === 'replace' ? by : value;
  const entries = Object.entries(value);
  if (how === 'add') return { ...value, [`odd${where}`]: by };
  const [key, inner] = entries[where % Math.max(1, entries.length)] ?? [];
  if (key === undefined) return by;
  const deeper = typeof inner === 'object' && inner !== null && where % 2 === 0;
  const next = deeper ? changed(inner, [how, where >> 1, by]) : by;
  const kept = entries.filter(([name]) => name !== key || how === 'replace' || deeper);
  return Object.fromEntries(kept.map(([name, old]) => [name, name === key ? next : old]));
}

/** Returns a path parameter: mostly one of the given ids, in either case, sometimes any other non-empty text. */
export function paramLike(ids: string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.constantFrom(...ids).map((id) => id.toUpperCase()) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: oddTexts.filter((text) => text !== '') },
  );
}

const filters = fc.dictionary(
  fc.constantFrom(
    ...['when', 'cancelled', 'declined', 'removed', 'finished', 'deleted', 'name', 'what', 'text'],
    ...['search', 'type', 'test', 'patroller'],
  ),
  fc.oneof(
    odd,
    oddTexts,
    fc.constantFrom(
      { $ne: null },
      { $gt: '2026-11-21T00:00:00Z' },
      { $lte: '0001-01-01T00:00:00Z' },
      { $lt: '2026-11-24T08:00:00+23:59', $gte: `2026-11-24T08:00:00.${'1'.repeat(300)}-18:00` },
    ),
  ),
);

/** A query with known parameters and valid or invalid values. */
export const query: fc.Arbitrary<Record<string, string>> = fc
  .record(
    {
      limit: fc.oneof(oddTexts, fc.constantFrom('1', '1000', '-1', '0x10', 'Infinity')),
      skip: fc.oneof(oddTexts, fc.constantFrom('0', '9007199254740991', '1e15', '1.0')),
      sort: fc.oneof(oddTexts, fc.constantFrom('when', '-when', 'lastName', '-name', '-issued')),
      filter: fc.oneof(
        oddTexts,
        filters.map((filter) => JSON.stringify(filter)),
      ),
      override: fc.constantFrom('true', 'false', '1'),
      confirm: fc.constantFrom('true', 'no'),
      recorded: fc.oneof(oddTexts, fc.constantFrom('2026-11-21T05:00:00Z', '2100-01-01T00:00:00Z')),
      sent: fc.oneof(oddTexts, fc.constantFrom('2026-11-21T06:00:00Z', '2000-01-01T00:00:00Z')),
      other: oddTexts,
    },
    { requiredKeys: [] },
  )
  .map((given) => ({ ...given }));

/**
 * Characters that are refused or removed, because they are invisible or change the direction of the text
 * (product 12.4).
 */
const unseen = /[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\u034f|[\u17b4\u17b5]|[\u180b-\u180f]/u;

/** Returns whether a text is wholly visible, so that it is stored unchanged. */
export function isVisible(text: string): boolean {
  return text === '' || (!unseen.test(text) && /[\p{L}\p{N}\p{P}\p{S}]/u.test(text));
}
