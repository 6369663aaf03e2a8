import { chmod, mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** When a planted file was last read, as long as nobody has read it. */
const long = new Date('2001-01-01');

const code = `require('node:fs').appendFileSync(process.env.PLANTED_MARK, __filename + '\\n');\n`;
const command = '#!/bin/sh\necho "$0" >> "$PLANTED_MARK"\n';
const settings = 'PRODUCT_NAME=Planted\nPORT=1\nNODE_OPTIONS=--require ./planted.js\n';

/** Files by their names, for the working folder, the one above it and the home of the user. */
const files: Record<string, string> = {
  ...withEach(['.env', '.env.local', '.env.production', '.npmrc', '.pgpass', '.pg_service.conf'], settings),
  ...withEach(['.browserslistrc', '.postgresqlrc', '.psqlrc', '.patrolbookrc', '.config'], settings),
  ...withEach(['.graphile-workerrc', '.graphile-workerrc.json', 'graphile-worker.config.json'], '{'),
  ...withEach(['.graphile-workerrc.js', '.graphile-workerrc.cjs', 'graphile-worker.config.js'], code),
  ...withEach(['cosmiconfig.config.js', 'postcss.config.js', 'vite.config.js', 'piscina.config.js'], code),
  ...withEach(['planted.js', 'index.js', 'tsconfig.json'], code),
  ...withEach(['flock', 'locale', 'node', 'setpriv', 'sh', 'unshare'], command),
  'package.json': '{ "type": "commonjs", "main": "planted.js", "graphile-worker": { "preset": "planted" } }',
  ...withEach(['node_modules', '.node_modules', '.node_libraries'].flatMap(modulesIn), code),
};

function withEach(names: readonly string[], text: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, text]));
}

/** Packages that are ours, and some that libraries use if they are there. */
function modulesIn(place: string): string[] {
  const names = [
    'fastify',
    'graphile-worker',
    'pg',
    'zod',
    'pg-native',
    'pino-pretty',
    'bufferutil',
    'encoding',
  ];
  return names.map((name) => `${place}/${name}/index.js`);
}

/** The file whose address programs find in `PLANTED_MARK`: what is run notes itself there. */
export const markIn = (folder: string) => join(folder, 'mark');

/** Plants them all where a program works (`above/working`), in the folder above it, and in its home (`home`). Returns the files. */
export async function plantAll(folder: string): Promise<string[]> {
  const planted: string[] = [];
  for (const place of ['above', 'above/working', 'home'])
    for (const [name, text] of Object.entries(files)) {
      const file = join(folder, place, name);
      await plant(file, text);
      planted.push(file);
    }
  return planted;
}

/** A file that was last read long ago: reading it is noted, since it was written later. */
export async function plant(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  await chmod(file, 0o755);
  await utimes(file, long, new Date());
}

/** Returns what was run or read of what is planted: the lines of the mark, and files. */
export async function takenOf(folder: string, planted: readonly string[]): Promise<string[]> {
  const taken = (await readFile(markIn(folder), { encoding: 'utf8', flag: 'a+' }))
    .split('\n')
    .filter(Boolean);
  for (const file of planted) if (await wasRead(file)) taken.push(file);
  return taken;
}

export async function wasRead(file: string): Promise<boolean> {
  return (await stat(file)).atime.getTime() !== long.getTime();
}
