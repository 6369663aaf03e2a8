import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';
import config from '../../../vite.config.ts';

/** Returns what the built entry imports of packages, itself or by what it shares with others. */
async function packagesOf(entry: string): Promise<string[]> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    build: { ...config.build, sourcemap: false, write: false },
  });
  const { output } = [built].flat().find((one) => 'output' in one) ?? { output: [] };
  const imports = new Map(output.map((one) => [one.fileName, one.type === 'chunk' ? one.imports : []]));
  const found = new Set([entry]);
  for (const file of found) for (const imported of imports.get(file) ?? []) found.add(imported);
  return [...found].filter((name) => !imports.has(name));
}

it('the thread that renders mails loads neither the database nor what checks input', async () => {
  const packages = await packagesOf('mail-thread.js');
  expect(packages).toContain('@react-email/render');
  const needed = /^(@react-email\/|react(\/|$)|temporal-polyfill\/|node:)/;
  expect(packages.filter((name) => !needed.test(name))).toEqual([]);
});
