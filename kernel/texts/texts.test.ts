// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { catalogue, chosen, counted, filled, i18n } from './catalogue.ts';
import { browsersLanguage, language } from './language.ts';
import { speak } from './speak.ts';

const catalogues = import.meta.glob(
  ['/kernel/texts/*.ts', '/domains/*/web/**/texts.ts', '/apps/web/src/**/texts.ts'],
  {
    eager: true,
  },
);

afterEach(() => speak('en'));

/** The names in braces of each text, by where it stands: `assignments.acceptAll.other`. */
function namesOf(texts: unknown, place: string): [place: string, names: string[]][] {
  if (typeof texts === 'string')
    return [[place, [...texts.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort()]];
  return Object.entries(texts ?? {}).flatMap(([name, text]) => namesOf(text, `${place}.${name}`));
}

it('te reo Māori says what English says, with the same names in each text [14.62]', async () => {
  expect(Object.keys(catalogues).length).toBeGreaterThan(5);
  await speak('mi');
  const english = new Map(namesOf(i18n.cache.en, 'texts'));
  for (const [place, names] of namesOf(i18n.cache.mi, 'texts'))
    expect([place, english.get(place)]).toEqual([place, names]);
});

it.each(['assignments', 'offers', 'patrols', 'feedback'])(
  'te reo Māori has every text of the link pages: %s [14.62]',
  async (name) => {
    await speak('mi');
    expect(namesOf(i18n.cache.mi?.[name], name).sort()).toEqual(namesOf(i18n.cache.en?.[name], name).sort());
  },
);

const sample = catalogue('sample', {
  plain: 'Plain',
  greeting: filled('Kia ora {name}'),
  accepted: chosen({ patrol: 'A patrol on {date}', event: 'An event on {date}' }),
  places: counted({ one: 'One place at {where}', other: '{count} places at {where}' }),
});

it('a value stands in a text as it is, whatever signs it has [14.62]', () => {
  expect(sample.greeting({ name: "$& {name} $' Hēmi" })).toBe("Kia ora $& {name} $' Hēmi");
});

it('a text is chosen by a word or by a number [14.62]', () => {
  expect(sample.accepted('event', { date: '5 Dec' })).toBe('An event on 5 Dec');
  expect([0, 1, 2].map((count) => sample.places(count, { where: 'Ōtaki' }))).toEqual([
    '0 places at Ōtaki',
    'One place at Ōtaki',
    '2 places at Ōtaki',
  ]);
});

it('what another language lacks is said in English [14.62]', () => {
  expect(sample.plain).toBe('Plain');
  Object.assign(i18n.cache, { mi: { sample: { plain: 'Māmā' } } });
  language.set('mi');
  expect(sample.plain).toBe('Māmā');
  expect(sample.greeting({ name: 'Hēmi' })).toBe('Kia ora Hēmi');
});

it.each([
  [['mi-NZ', 'en-NZ'], 'mi'],
  [['de-DE', 'mi', 'en'], 'mi'],
  [['en-US', 'mi'], 'en'],
  [['de-DE'], 'en'],
  [[], 'en'],
])('a browser that asks for %j gets %s [14.62]', (asked, given) => {
  expect(browsersLanguage(asked)).toBe(given);
});
