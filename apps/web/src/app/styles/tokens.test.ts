import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The colours of both looks, by arithmetic (WCAG 1.4.3, 1.4.11): browser tests judge a page in one look at each width. */

type Tokens = ReadonlyMap<string, string>;

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const [darkBlock = '', lightBlock = ''] = read('tokens.css').split(
  '@media screen and (prefers-color-scheme: light)',
);
const dark = tokensIn(darkBlock);
const looks = { dark, light: new Map([...dark, ...tokensIn(lightBlock)]) };

const grounds = ['--field', '--ink-950', '--ink-900', '--ink-850', '--ink-800', '--ink-700'];
const statuses = ['green', 'red', 'orange', 'grey', 'blue'];
const texts = ['--text-1', '--text-2', '--text-3', '--amber-2', '--amber-3', '--amber-4'];
const bars = ['--amber-mark', '--steel', '--green-bar', '--red'];

/** What is read, and what it stands on. */
const readable = [
  ...[...texts, ...statuses.map((status) => `--${status}`)].flatMap((text) =>
    grounds.map((ground) => [text, ground]),
  ),
  ...statuses.flatMap((status) =>
    [status, 'text-1', 'text-2'].map((text) => [`--${text}`, `--${status}-tint`]),
  ),
  ...texts.map((text) => [text, '--amber-tint']),
  ...['--text-2', '--text-3'].flatMap((name) => ['--sea', '--land'].map((ground) => [name, ground])),
  ['--on-amber', '--amber-5'],
  ['--on-amber', '--amber-6'],
];

/** What is seen without being read: bars, edges of what is operated, and dots on the map. */
const visible = [
  ...bars.flatMap((bar) =>
    ['--ink-900', '--ink-850', '--ink-700', '--ink-600'].map((ground) => [bar, ground]),
  ),
  ...['--field', '--ink-900', '--ink-850', '--ink-800'].map((ground) => ['--line-control', ground]),
  ...['--sea', '--land'].map((ground) => ['--amber-mark', ground]),
];

it.each(Object.entries(looks))(
  'what is read and what is seen has contrast in the %s look [1.6]',
  (_name, tokens) => {
    expect(short(readable, 4.5, tokens)).toEqual([]);
    expect(short(visible, 3, tokens)).toEqual([]);
  },
);

it('the page says the colour of its ground in each look to the browser’s own bars [1.6]', () => {
  for (const [look, tokens] of Object.entries(looks))
    expect(read('../../../index.html')).toContain(
      `content="${tokens.get('--ink-900')}" media="(prefers-color-scheme: ${look})"`,
    );
});

/** Where a colour may be written: the tokens, what Mantine has beside them, and what a camera reads. */
const withColors = [
  'apps/web/src/app/styles/tokens.css',
  'apps/web/src/app/styles/mantine-variables.css',
  'domains/accounts/web/security/second-step/QrCode.module.css',
];
/** Where styles and scripts of the web stand. */
const ofWeb =
  /^(apps\/web\/src|kernel\/(lib|texts|ui)|domains\/[\w-]+\/web)\/.*(?<!\.test|\.fixture)\.(css|tsx?)$/;
const root = new URL('../../../../../', import.meta.url);

it('no colour is written outside the tokens, so that both looks have it [1.6]', () => {
  const sources = ['apps/web/src', 'kernel', 'domains'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path}`,
    ),
  );
  const judged = sources.filter((path) => ofWeb.test(path) && !withColors.includes(path));
  expect(judged.length).toBeGreaterThan(100);
  const literal = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!\/)|\b(?:rgb|hsl)a?\(/i;
  expect(judged.filter((path) => literal.test(readFileSync(new URL(path, root), 'utf8')))).toEqual([]);
});

function tokensIn(block: string): Tokens {
  return new Map(
    [...block.matchAll(/(--[\w-]+): (#[\da-f]{6});/g)].map(([, name = '', color = '']) => [name, color]),
  );
}

/** Returns the pairs with less contrast than is needed. */
function short(pairs: string[][], least: number, tokens: Tokens): string[] {
  return pairs
    .map(([one = '', other = '']) => ({
      pair: `${one} on ${other}`,
      ratio: contrast(tokens.get(one), tokens.get(other)),
    }))
    .filter(({ ratio }) => !(ratio >= least))
    .map(({ pair, ratio }) => `${pair}: ${ratio.toFixed(2)}`);
}

/** The contrast ratio of WCAG 2.2. */
function contrast(one = '', other = ''): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The relative luminance of WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
