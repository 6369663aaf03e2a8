/** The part of CSS that makes text invisible, as far as mails use it. */

/** Red, green and blue. */
type Colour = readonly [number, number, number];

/** The style that an element inherits and passes on. An unknown colour is null, and hides nothing. */
export interface SeenStyle {
  /** Whether the element is hidden with everything in it. */
  silent: boolean;
  colour: Colour | null;
  background: Colour | null;
}

/** A page without styles: black on white. */
export const outerStyle: SeenStyle = {
  silent: false,

  colour: [0, 0, 0],
  background: [255, 255, 255],
};

/** Colours look alike if no channel differs by more than this, out of 255. */
const leastContrast = 24;

/** Declarations that hide an element with everything in it. */
const hiding: Record<string, RegExp> = {
  display: /^none/,
  visibility: /^(hidden|collapse)/,
  opacity: /^(0+(\.0+)?|\.0+)$/,
  'font-size': /^(0+(\.0+)?|\.0+)(px|pt|em|rem|%)?$|^[01](\.\d+)?(px|pt)$/,
  'max-height': /^[01](px|pt)?$/,
  'max-width': /^[01](px|pt)?$/,
  'text-indent': /^-\d{3}/,
  'mso-hide': /^all/,
  color: /^transparent|^rgba\(.*,\s*0?\.?0+\)/,
};

const named: Record<string, Colour> = { white: [255, 255, 255], black: [0, 0, 0] };

/** Returns the style of an element in `outer`; `hidden` are the classes (`.x`) and ids (`#x`) that a style sheet hides. */
export function styleOf(
  outer: SeenStyle,
  attributes: ReadonlyMap<string, string>,
  hidden: ReadonlySet<string>,
): SeenStyle {
  const declared = declarations(attributes.get('style') ?? '');
  const classes = (attributes.get('class') ?? '').split(/\s+/);
  const names = [...classes.map((name) => `.${name}`), `#${attributes.get('id')}`];
  const colour = declared.get('color') ?? attributes.get('color');
  const background =
    declared.get('background-color') ?? declared.get('background') ?? attributes.get('bgcolor');
  return {
    silent:
      outer.silent || attributes.has('hidden') || hides(declared) || names.some((name) => hidden.has(name)),
    colour: colour === undefined ? outer.colour : parseColour(colour),
    background: background === undefined ? outer.background : parseColour(background),
  };
}

/** Returns whether text of this style is invisible. */
export function isHidden({ silent, colour, background }: SeenStyle): boolean {
  if (silent) return true;
  if (!colour || !background) return false;
  return colour.every((channel, index) => Math.abs(channel - (background[index] ?? 0)) <= leastContrast);
}

/** Returns the classes and ids that a style sheet hides, even on some screens only. */
export function hiddenNames(sheet: string): string[] {
  return sheet.split('}').flatMap((rule) => {
    const [body = '', selectors = ''] = rule.split('{').reverse();
    return hides(declarations(body)) ? (selectors.match(/[.#][\w-]+(?=\s*(,|$))/g) ?? []) : [];
  });
}

function declarations(style: string): Map<string, string> {
  return new Map(
    style.split(';').map((declaration) => {
      const [name = '', ...value] = declaration.split(':');
      return [name.trim().toLowerCase(), value.join(':').replace('!important', '').trim().toLowerCase()];
    }),
  );
}

function hides(declared: Map<string, string>): boolean {
  return Object.entries(hiding).some(([name, pattern]) => pattern.test(declared.get(name) ?? 'shown'));
}

function parseColour(value: string): Colour | null {
  const text = value.trim().toLowerCase();
  const [, hex] = /#([\da-f]{6}|[\da-f]{3})\b/.exec(text) ?? [];
  if (hex) {
    const [r = '', g = '', b = ''] =
      hex.length === 3 ? hex.split('').map((digit) => digit + digit) : (hex.match(/../g) ?? []);
    return [Number.parseInt(r, 16), Number.parseInt(g, 16), Number.parseInt(b, 16)];
  }
  const [, red, green, blue] = /rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/.exec(text) ?? [];
  if (red && green && blue) return [Number(red), Number(green), Number(blue)];
  return named[text.split(/\s/)[0] ?? ''] ?? null;
}
