import { run, StepError } from '../lib/run.mjs';

/**
 * @typedef {[longitude: number, latitude: number]} Point
 * @typedef {{ level: number, points: Point[] }} Ring
 */

/** New Zealand with its outlying islands: west, east, south, north in degrees. East of 180 is the Chatham Islands. */
export const newZealand = { west: 165, east: 184, south: -53, north: -29 };

/**
 * Returns the shores of New Zealand at GSHHG's full resolution as closed rings. Odd levels are land and even ones water:
 * 1 the coast, 2 a lake's shore, 3 an island's in a lake. Throws StepError without GMT,
 * which leaves a file of its own in the folder.
 * @param {string} folder
 * @returns {Promise<Ring[]>}
 */
export async function readCoast(folder) {
  const { west, east, south, north } = newZealand;
  const region = `-R${west}/${east}/${south}/${north}`;
  const { ok, output } = await run('gmt', ['coast', '-Df', '-M', '-W', region], { cwd: folder });
  if (!ok) throw new StepError('GMT failed; Debian has it as gmt and gmt-gshhg-full.', output);
  return joinSegments(parseSegments(output));
}

/**
 * GMT prints the shores in segments, each cut where one of its tiles ends.
 * @param {string} text
 */
function parseSegments(text) {
  /** @type {Ring[]} */
  const segments = [];
  for (const line of text.split('\n')) {
    const [, level] = /^>.*Level (\d)/.exec(line) ?? [];
    if (level) segments.push({ level: Number(level), points: [] });
    else if (/^-?\d/.test(line)) segments.at(-1)?.points.push(parsePoint(line));
  }
  return segments;
}

/** @param {string} line @returns {Point} */
function parsePoint(line) {
  const [longitude, latitude] = line.split('\t');
  return [Number(longitude), Number(latitude)];
}

/**
 * Returns where a segment begins (0) or ends (-1), as a key by which it is joined.
 * @param {Ring} segment @param {0 | -1} at
 */
function endOf({ level, points }, at) {
  const degrees = points.at(at) ?? [];
  return [level, ...degrees.map((each) => each.toFixed(6))].join(' ');
}

/** @param {Ring} ring */
const isClosed = (ring) => endOf(ring, 0) === endOf(ring, -1);

/**
 * Joins segments that end where another one begins, until each is a ring. Throws StepError if one stays open.
 * @param {Ring[]} segments
 */
function joinSegments(segments) {
  const rings = segments.filter(isClosed);
  const open = new Set(segments.filter((segment) => !isClosed(segment)));
  for (const { level, points } of open) {
    const ring = { level, points: [...points] };
    while (!isClosed(ring)) {
      const end = endOf(ring, -1);
      const next = [...open].find((one) => one.points !== points && endOf(one, 0) === end);
      if (!next) throw new StepError(`A shore stays open at ${end}.`);
      open.delete(next);
      ring.points.push(...next.points.slice(1));
    }
    rings.push(ring);
  }
  return rings;
}
