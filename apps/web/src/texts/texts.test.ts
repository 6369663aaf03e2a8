import { messagesToJSON } from '@nanostores/i18n';
import { afterEach, expect, it } from 'vitest';
import { assignmentTexts } from './assignments.ts';
import { catalogue, chosen, counted, filled } from './catalogue.ts';
import { feedbackTexts } from './feedback.ts';
import { browsersLanguage, language, translations } from './language.ts';
import { offerTexts } from './offers.ts';
import { patrolTexts } from './patrols.ts';

afterEach(() => language.set('en'));

/** The names in braces of each text, by where it stands: `assignments.acceptAll.other`. */
function namesOf(texts: unknown, place: string): [place: string, names: string[]][] {
  if (typeof texts === 'string')
    return [[place, [...texts.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort()]];
  return Object.entries(texts ?? {}).flatMap(([name, text]) => namesOf(text, `${place}.${name}`));
}

it('te reo Māori says what English says, with the same names in each text [texts]', async () => {
  const english = messagesToJSON(assignmentTexts, offerTexts, patrolTexts, feedbackTexts);
  const translated = await translations('mi');
  expect(namesOf(translated, 'texts')).toEqual(namesOf(english, 'texts'));
});

const sample = catalogue('sample', {
  plain: 'Plain',
  greeting: filled('Kia ora {name}'),
  accepted: chosen({ patrol: 'A patrol on {date}', event: 'An event on {date}' }),
  places: counted({ one: 'One place at {where}', other: '{count} places at {where}' }),
});

it('a value stands in a text as it is, whatever signs it has [texts]', () => {
  expect(sample.get().greeting({ name: "$& {name} $' Hēmi" })).toBe("Kia ora $& {name} $' Hēmi");
});

it('a text is chosen by a word or by a number [texts]', () => {
  const texts = sample.get();
  expect(texts.accepted('event', { date: '5 Dec' })).toBe('An event on 5 Dec');
  expect([0, 1, 2].map((count) => texts.places(count, { where: 'Ōtaki' }))).toEqual([
    '0 places at Ōtaki',
    'One place at Ōtaki',
    '2 places at Ōtaki',
  ]);
});

it('what another language lacks is said in English [texts]', () => {
  Object.assign(catalogue.cache, { mi: { sample: { plain: 'Māmā' } } });
  language.set('mi');
  expect(sample.get().plain).toBe('Māmā');
  expect(sample.get().greeting({ name: 'Hēmi' })).toBe('Kia ora Hēmi');
});

it.each([
  [['mi-NZ', 'en-NZ'], 'mi'],
  [['de-DE', 'mi', 'en'], 'mi'],
  [['en-US', 'mi'], 'en'],
  [['de-DE'], 'en'],
  [[], 'en'],
])('a browser that asks for %j gets %s [texts]', (asked, given) => {
  expect(browsersLanguage(asked)).toBe(given);
});
