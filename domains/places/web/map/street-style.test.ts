import { expect, it } from 'vitest';
import { textFont } from './palette.ts';
import { streetStyle } from './street-style.ts';

const names = ['sea', 'land', 'shore', 'built', 'street', 'road', 'name', 'strongName'] as const;
const ink = (number: number) => `#0000${String(number).padStart(2, '0')}`;

/** An ink of its own for each. */
const palette = {
  ...{ sea: ink(1), land: ink(2), shore: ink(3), built: ink(4), street: ink(5), road: ink(6) },
  ...{ name: ink(7), strongName: ink(8), selected: ink(9), point: ink(10), ring: ink(11), heat: ink(14) },
  ...{ disc: ink(12), count: ink(13) },
};

it('[19.9] streets are drawn in the page’s palette and font alone, without a sprite or a server of letters', () => {
  const { layers, glyphs, sprite } = streetStyle(
    new URL('https://patrolbook.example/map/streets.pmtiles'),
    palette,
  );
  const colors = JSON.stringify(layers).match(/#[\da-f]{3,8}\b/gi) ?? [];
  expect(new Set(colors)).toEqual(new Set(names.map((name) => palette[name])));
  expect([glyphs, sprite]).toEqual([undefined, undefined]);
  const labels = layers.filter(({ type }) => type === 'symbol').map(({ layout }) => ({ ...layout }));
  expect(labels.length).toBeGreaterThan(5);
  expect(labels.filter((layout) => 'icon-image' in layout)).toEqual([]);
  for (const layout of labels) {
    expect(layout).toMatchObject({ 'text-field': expect.anything(), 'text-font': textFont });
  }
});
