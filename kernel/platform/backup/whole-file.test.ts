import { execFileSync } from 'node:child_process';
import { lstat, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeWholeFile } from './whole-file.ts';

let folder = '';
const file = () => join(folder, 'one');
const other = () => join(folder, 'of-somebody-else');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patrolbook-links-'));
});
beforeEach(async () => {
  for (const name of await readdir(folder)) await rm(join(folder, name));
  await writeFile(other(), 'what was there');
});
afterAll(() => rm(folder, { recursive: true }));

async function* bytes(): AsyncGenerator<Buffer> {
  yield Buffer.from('a backup');
}

describe('[15.20, 15.49] the file of a backup', () => {
  it.each([false, true])('is not written through a link, also not with --force: %j', async (replace) => {
    for (const target of [other(), join(folder, 'nowhere')]) {
      await symlink(target, file());
      await expect(writeWholeFile(file(), bytes(), { replace })).rejects.toThrow(
        'cannot be written: it is a link. Name a file.',
      );
      await rm(file());
    }
    expect(await readFile(other(), 'utf8')).toBe('what was there');
    expect(await readdir(folder)).toEqual(['of-somebody-else']);
  });

  it.each([false, true])('is not written to a pipe, also not with --force: %j', async (replace) => {
    execFileSync('mkfifo', [file()]);
    await expect(writeWholeFile(file(), bytes(), { replace })).rejects.toThrow('it is no file.');
    expect((await lstat(file())).isFIFO()).toBe(true);
  });

  it('does not follow links where its draft could be, or that come while it is written', async () => {
    // The number of this process was part of the draft's name, which others could guess.
    await symlink(other(), `${file()}.${process.pid}.part`);
    const meanwhile = (async function* () {
      yield* bytes();
      await symlink(other(), file());
    })();
    await writeWholeFile(file(), meanwhile, { replace: true });
    expect((await lstat(file())).isFile()).toBe(true);
    expect(await readFile(other(), 'utf8')).toBe('what was there');
  });

  it('takes the place of a hard link, whose other name keeps what it had', async () => {
    execFileSync('ln', [other(), file()]);
    await writeWholeFile(file(), bytes(), { replace: true });
    expect(await Promise.all([file(), other()].map((path) => readFile(path, 'utf8')))).toEqual([
      'a backup',
      'what was there',
    ]);
  });
});
