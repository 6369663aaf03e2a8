import { run, StepError } from '../lib/run.mjs';

/** New Zealand with its outlying islands: west, east, south, north in degrees. East of 180 is the Chatham Islands. */
export const newZealand = { west: 165, east: 184, south: -53, north: -29 };

/**
 * Returns the shores of New Zealand at GSHHG's full resolution as closed rings. Odd levels are land and even ones water:
 * 1 the coast, 2 a lake's shore, 3 an island's in a lake. Throws StepError without GMT,
 * which leaves a file of its own in the folder.
 */
export async function readCoast(folder) {
  const { west, east, south, north } = newZealand;
  const region = `-R${west}/${east}/${south}/${north}`;
  const { ok, output } = await run('gmt', ['coast', '-Df', '-M', '-W', region], { cwd: folder });
  if (!ok) throw new StepError('GMT failed; Debian has it as gmt and gmt-gshhg-full.', output);
  return joinSegments(parseSegments(output));
}

/** GMT prints the shores in segments, each cut where one of its tiles ends. */
function parseSegments(text) {
  const segments = [];
  for (const line of text.split('\n')) {
    const [, level] = /^>.*Level (\d)/.exec(line) ?? [];
    if (level) segments.push({ level: Number(level), points: [] });
    else if (/^-?\d/.test(line)) segments.at(-1).points.push(line.split('\t').map(Number));
  }
  return segments;
}

/** Joins segments that end where another one begins, until each is a ring. Throws StepError if one stays open. */
function joinSegments(segments) {
  const keyOf = (level, [x, y]) => `${level} ${x.toFixed(6)} ${y.toFixed(6)}`;
  const isClosed = ({ level, points }) => keyOf(level, points[0]) === keyOf(level, points.at(-1));
  const rings = segments.filter(isClosed);
  const open = new Set(segments.filter((segment) => !isClosed(segment)));
  for (const { level, points } of open) {
    const ring = { level, points: [...points] };
    while (!isClosed(ring)) {
      const end = keyOf(level, ring.points.at(-1));
      const next = [...open].find(
        (one) => one.points !== points && one.level === level && keyOf(level, one.points[0]) === end,
      );
      if (!next) throw new StepError(`A shore stays open at ${end}.`);
      open.delete(next);
      ring.points.push(...next.points.slice(1));
    }
    rings.push(ring);
  }
  return rings;
}
