/** Returns a whole number from 0 to the limit, excluding it. */
type Chance = (limit: number) => number;

type Mutation = (raw: string, chance: Chance) => string;

const charsets = [
  'utf-16',
  'utf-7',
  'iso-2022-jp',
  'iso-2022-kr',
  'windows-1252',
  'big5',
  'x-unknown',
  '%s',
  '',
  'a"b',
];

const mutations: Mutation[] = [
  function flipOctets(raw, chance) {
    const octets = Buffer.from(raw, 'latin1');
    for (let nth = chance(8); nth >= 0; nth -= 1) flip(octets, chance(octets.length), 1 << chance(8));
    return octets.toString('latin1');
  },
  function cut(raw, chance) {
    return raw.slice(0, chance(raw.length + 1));
  },
  function leaveOut(raw, chance) {
    const start = chance(raw.length + 1);
    return raw.slice(0, start) + raw.slice(start + chance(200));
  },
  function repeat(raw, chance) {
    const start = chance(raw.length + 1);
    const end = start + chance(200);
    return raw.slice(0, end) + raw.slice(start);
  },
  function repeatHeader(raw, chance) {
    const lines = raw.split('\r\n');
    const end = Math.max(lines.indexOf(''), 1);
    lines.splice(chance(end), 0, lines[chance(end)] ?? '');
    return lines.join('\r\n');
  },
  function swapBoundaries(raw, chance) {
    const boundaries = [...raw.matchAll(/boundary="?([^"\r\n]+)/g)].map(([, boundary = '']) => boundary);
    const [from = 'x', to = 'y'] = [
      boundaries[chance(boundaries.length)],
      boundaries[chance(boundaries.length)],
    ];
    return chance(2) === 0 ? raw.replace(`--${from}`, `--${to}`) : raw.replaceAll(`--${from}`, `--${to}--`);
  },
  function changeCharset(raw, chance) {
    return raw.replace(/charset=[^\r\n;]*/, `charset=${charsets[chance(charsets.length)]}`);
  },
  function changeEncoding(raw, chance) {
    const encodings = ['base64', 'quoted-printable', '8bit', 'x-uuencode'];
    return raw.replace(/(Content-Transfer-Encoding: )\S+/, `$1${encodings[chance(encodings.length)]}`);
  },
];

function flip(octets: Buffer, index: number, bits: number): void {
  octets[index] = (octets[index] ?? 0) ^ bits;
}

/** Returns a mail that was damaged in one to three ways, which the seed determines. */
export function mutated(raw: Buffer, seed: number): Buffer {
  const chance = chances(seed);
  let text = raw.toString('latin1');
  for (let nth = chance(3); nth >= 0; nth -= 1)
    text = mutations[chance(mutations.length)]?.(text, chance) ?? text;
  return Buffer.from(text, 'latin1');
}

/** A linear congruential generator with the constants of Numerical Recipes. */
function chances(seed: number): Chance {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
