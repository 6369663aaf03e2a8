import { magic } from '#platform/backup/format.ts';
import type { CopyRecord } from '#platform/backup/records.ts';
import {
  damaged,
  fileOf,
  framesOf,
  type HostileBackup,
  notWhole,
  passphrase,
  release,
  sealedByChecksum,
} from './hostile-files.fixture.ts';

/** Files that end too early, or go on after their end. */
export function endedFiles(plain: Buffer): HostileBackup[] {
  const frames = framesOf(plain);
  const starts = frames.map((_, index) => Buffer.concat(frames.slice(0, index)).length);
  const [, afterMagic = 0, afterHeader = 0, afterContents = 0] = starts;
  const cuts: Record<string, number> = {
    'after its first line': afterMagic,
    'within a length': afterMagic + 2,
    'within its header': afterMagic + 50,
    'after its header': afterHeader,
    'after its contents': afterContents,
    'within rows': afterContents + 300,
    'before its end': starts.at(-1) ?? 0,
    'within its last seal': plain.length - 1,
  };
  return [
    ...Object.entries(cuts).map(([where, length]) => {
      return {
        what: `one cut off ${where}`,
        file: plain.subarray(0, length),
        trusting: true,
        sentence: notWhole,
      };
    }),
    ...[Buffer.of(0), plain].map((more) => ({
      what: `one with ${more.length} bytes behind its end`,
      file: Buffer.concat([plain, more]),
      trusting: true,
      sentence: /^\S+ goes on after its end\.$/,
    })),
  ];
}

/** Encrypted files that are put together of parts, by somebody who does not know the passphrase. */
export async function resealedFiles(records: readonly CopyRecord[]): Promise<HostileBackup[]> {
  const [one, two, other] = await Promise.all([
    fileOf(records, passphrase),
    fileOf(records, passphrase),
    fileOf(records, 'a passphrase of the attacker'),
  ]);
  const [line = magic, opening = magic, ...frames] = framesOf(one);
  const theirs = framesOf(two);
  const begin = [line, opening];
  const renamed = Buffer.from(opening.subarray(4, -32).toString().replace(release, '9.9.9'));
  const files: Record<string, [Buffer, RegExp]> = {
    'another passphrase': [other, /^\S+ is encrypted by another passphrase\.$/],
    'a segment of another backup': [
      Buffer.concat([...begin, ...frames.toSpliced(2, 1, ...theirs.slice(4, 5))]),
      damaged,
    ],
    'the header of another backup': [Buffer.concat([...theirs.slice(0, 2), ...frames]), damaged],
    'two segments exchanged': [
      Buffer.concat([...begin, ...frames.slice(1, 2), ...frames.slice(0, 1), ...frames.slice(2)]),
      damaged,
    ],
    'a segment twice': [Buffer.concat([...begin, ...frames.slice(0, 1), ...frames]), damaged],
    'a segment less': [Buffer.concat([...begin, ...frames.slice(1)]), damaged],
    'no last segment': [Buffer.concat([...begin, ...frames.slice(0, -1)]), notWhole],
    'another release in its header': [Buffer.concat([sealedByChecksum(renamed), ...frames]), damaged],
  };
  return Object.entries(files).map(([what, [file, sentence]]) => {
    return { what: `an encrypted one with ${what}`, file, trusting: false, sentence };
  });
}
