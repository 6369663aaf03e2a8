/** The text's font, which MapLibre draws from the page, since a style without `glyphs` fetches none. */
export const textFont = ['Hanken Grotesk Variable'];

/** Letters of the font's second file, which the browser only loads when it is asked to. */
const macrons = 'ĀāĒēĪīŌōŪū';

/** Loads what the labels need; a canvas draws a font only once it is there. */
export function loadTextFont(): Promise<unknown> {
  return Promise.all(
    ['Aa', macrons].map((letters) => document.fonts.load(`16px "${textFont.join('", "')}"`, letters)),
  );
}

/** Returns the colours of the page's tokens, of which the map is drawn too. */
export function readPalette() {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    sea: token('--sea'),
    land: token('--land'),
    shore: token('--line-strong'),
    built: token('--ink-800'),
    street: token('--ink-700'),
    road: token('--ink-600'),
    name: token('--text-3'),
    strongName: token('--text-2'),
    selected: token('--text-1'),
    point: token('--amber-4'),
    ring: token('--amber-mark'),
    heat: token('--amber-5'),
    disc: token('--amber-tint'),
    count: token('--amber-2'),
  };
}

export type Palette = ReturnType<typeof readPalette>;
