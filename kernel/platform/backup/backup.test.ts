import { createHash, randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodeBackup } from './decode.ts';
import { encodeBackup } from './encode.ts';
import { kinds, magic } from './format.ts';
import { type CopyRecord, maxRows } from './records.ts';
import { checksumSeal, encryptingSeal } from './seal.ts';
import { tally } from './tally.ts';

const passphrase = 'torch and vest and thermos';

function table(name: string, ...texts: string[]): CopyRecord[] {
  const counted = tally();
  const rows = texts.map((text) => ({ is: 'rows' as const, text: Buffer.from(text) }));
  for (const { text } of rows) counted.add(text);
  return [{ is: 'table', name, columns: ['id', 'name'] }, ...rows, counted.end()];
}

const records: CopyRecord[] = [
  { is: 'contents', migration: 1, secretKeys: null },
  ...table('organization', '1\tŌtara\n'),
  ...table('person', '1\tAro', 'ha\n2\t\\N\n', '3\tline one\\nline two\n'),
  ...table('empty'),
  { is: 'end', tables: 3, rows: 4 },
];

async function* from<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items;
}

async function gathered<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

async function fileOf(of: CopyRecord[], secret: string | null): Promise<Buffer> {
  const options = { release: '1.2.3', made: '2026-11-24T04:00:00.000Z', passphrase: secret };
  return Buffer.concat(await gathered(encodeBackup(from(of), options)));
}

/** Reads a file that arrives in pieces of this size. */
function read(file: Buffer, secret: string | null = null, pieceSize = 7): Promise<CopyRecord[]> {
  const pieces = Array.from({ length: Math.ceil(file.length / pieceSize) }, (_, index) =>
    file.subarray(index * pieceSize, (index + 1) * pieceSize),
  );
  return gathered(decodeBackup(from(pieces), { name: 'the file', passphrase: secret }));
}

const withKeys: CopyRecord[] = [
  { is: 'contents', migration: 1, secretKeys: ['a key that signs', 'a key that verifies'] },
  ...records.slice(1),
];
const plain = await fileOf(records, null);
const encrypted = await fileOf(withKeys, passphrase);

describe('[15.22] a backup', () => {
  it.each([1, 7, 100_000])('is read as it was written, in pieces of %i bytes', async (size) => {
    expect(await read(plain, null, size)).toEqual(records);
    expect(await read(encrypted, passphrase, size)).toEqual(withKeys);
  });

  it('begins with lines that say what it is', () => {
    expect(plain.subarray(0, 300).toString('latin1')).toMatch(
      /^Patrolbook backup\n.*"release":"1.2.3","made":"2026-/s,
    );
  });

  it('shows nothing of its rows or keys without the passphrase', async () => {
    expect((await fileOf(withKeys, null)).includes('a key that signs')).toBe(true);
    for (const text of ['a key that', 'person', 'organization', 'aha'])
      expect(encrypted.includes(text)).toBe(false);
  });

  it('of which any one byte was changed is refused', async () => {
    for (let at = 0; at < plain.length; at += 1) {
      const changed = Buffer.from(plain);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      await expect(read(changed, null, plain.length), `byte ${at}`).rejects.toThrow(/^the file /);
    }
  });

  it('that was cut off anywhere is refused', async () => {
    for (let length = 0; length < plain.length; length += 1)
      await expect(read(plain.subarray(0, length), null, length + 1), `${length} bytes`).rejects.toThrow(
        /^the file (is not whole|is no backup)/,
      );
  });

  it.each([
    ['a file of another product', Buffer.from('PGDMP\x01\x0e\0'), 'the file is no backup of Patrolbook.'],
    ['an empty file', Buffer.alloc(0), 'the file is no backup of Patrolbook.'],
    ['a second one behind it', Buffer.concat([plain, plain]), 'the file goes on after its end.'],
    [
      'a frame as long as the file says',
      Buffer.concat([magic, Buffer.alloc(9, 0xff)]),
      /damaged, at byte 18/,
    ],
  ])('%s is refused in a sentence', async (_, file, sentence) => {
    await expect(read(file)).rejects.toThrow(sentence);
  });

  it('that is encrypted needs its passphrase, and tells a wrong one from damage', async () => {
    await expect(read(encrypted)).rejects.toThrow('the file is encrypted: give its passphrase');
    await expect(read(encrypted, 'another passphrase')).rejects.toThrow('encrypted by another passphrase');
    const changed = Buffer.from(encrypted);
    changed.writeUInt8(changed.readUInt8(encrypted.length - 1) ^ 1, encrypted.length - 1);
    await expect(read(changed, passphrase)).rejects.toThrow(/is damaged, at byte \d+/);
  });

  it('of a later format is refused as such', async () => {
    const sealed = checksumSeal().close(Buffer.from('{"format":2,"anything":true}'));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(sealed.length);
    await expect(read(Buffer.concat([magic, length, sealed]))).rejects.toThrow('made by a newer release');
  });

  it('that asks for more memory than a passphrase may cost is refused', async () => {
    const header = { format: 1, release: '1', made: '2026-11-24T04:00:00.000Z' };
    const greedy = {
      by: 'scrypt, aes-256-gcm',
      n: 2 ** 30,
      r: 8,
      p: 1,
      salt: '0'.repeat(32),
      check: '0'.repeat(64),
    };
    const sealed = checksumSeal().close(Buffer.from(JSON.stringify({ ...header, encryption: greedy })));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(sealed.length);
    await expect(read(Buffer.concat([magic, length, sealed]), passphrase)).rejects.toThrow('is damaged');
  });

  it('whose rows unfold to more than was ever written is refused', async () => {
    const start = await fileOf(records.slice(0, 2), null);
    const bomb = Buffer.concat([Buffer.of(kinds.rows), brotliCompressSync(Buffer.alloc(maxRows + 1))]);
    const sealed = Buffer.concat([
      bomb,
      createHash('sha256').update(start.subarray(-32)).update(bomb).digest(),
    ]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(sealed.length);
    expect(bomb.length).toBeLessThan(100);
    await expect(read(Buffer.concat([start, length, sealed]))).rejects.toThrow('is damaged');
  });

  it.each([
    ['its contents', 0],
    ['a table', 1],
    ['rows', 2],
    ['the end of a table', 3],
  ])('that lacks %s is refused, although its seals are right', async (_, at) => {
    const file = await fileOf(records.toSpliced(at, 1), null);
    await expect(read(file)).rejects.toThrow('is damaged');
  });

  it('that counts other tables or rows than it has is refused', async () => {
    for (const end of [
      { tables: 2, rows: 4 },
      { tables: 3, rows: 5 },
    ])
      await expect(
        read(await fileOf([...records.slice(0, -1), { is: 'end', ...end }], null)),
      ).rejects.toThrow('is damaged');
  });
});

describe('[15.22] frames that are encrypted', () => {
  const frames = ['one', 'two', 'three'].map((text) => Buffer.from(text));
  const key = randomBytes(32);
  const first = Buffer.from('the header');
  const sealing = encryptingSeal(key, first);
  const sealed = frames.map((frame) => sealing.close(frame));

  /** Opens frames up to the first that is refused. */
  function open(given: readonly Buffer[], header = first): string[] {
    const opening = encryptingSeal(key, header);
    const opened: string[] = [];
    for (const frame of given) {
      const text = opening.open(frame);
      if (!text) break;
      opened.push(text.toString());
    }
    return opened;
  }

  it('open in their order, after the header that they were sealed with', () => {
    expect(open(sealed)).toEqual(['one', 'two', 'three']);
    expect(open(sealed, Buffer.from('another header'))).toEqual([]);
  });

  it('do not open when they are changed, left out, doubled, moved or cut', () => {
    const [one = first, two = first, three = first] = sealed;
    expect(open([two, three])).toEqual([]);
    expect(open([one, three])).toEqual(['one']);
    expect(open([one, one])).toEqual(['one']);
    expect(open([two, one, three])).toEqual([]);
    for (let at = 0; at < one.length; at += 1) {
      const changed = Buffer.from(one);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(open([changed])).toEqual([]);
      expect(open([one.subarray(0, at)])).toEqual([]);
    }
  });
});
