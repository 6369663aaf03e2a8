/** A number in a text, as it is dialled, and where it begins. */
export interface Found {
  at: number;
  number: string;
}

/** Numbers of few digits that reach the police or another emergency service. */
const codes = {
  NZ: ['111', '105', '112'],
  AU: ['000', '106', '112'],
};

export type Country = keyof typeof codes;

const before = String.raw`(^\W*|;\s*|\b(?:police|emergency|ecc|comms|ring|call|dial|phone|tel)\b\W*)`;
const after = String.raw`(?=\W*$|\s*[,;/|(]|\s*-\s|\s+(?:or|and|ask|for|emergency|police|non-emergency)\b)`;
const alone = (country: Country) => new RegExp(`${before}(${codes[country].join('|')})${after}`, 'i');

const patterns = {
  NZ: [alone('NZ'), /(^|[^*#\d])(\*\s?555)(?!\s?[\d*#])/],
  AU: [alone('AU')],
};

/**
 * Finds `111`, `105` or `*555`. Three digits are often something else, so they count where a number is expected: alone, first, or after
 * a word such as Police, and not with a street after them.
 */
export function codesIn(text: string, country: Country): Found[] {
  return patterns[country].flatMap((pattern) => {
    const match = pattern.exec(text);
    const [, prefix = '', code = ''] = match ?? [];
    return match ? [{ at: match.index + prefix.length, number: code.replace(/\s/g, '') }] : [];
  });
}
