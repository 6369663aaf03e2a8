import { writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { listedAt, listedCount } from './listed.ts';

/** Which of the listed statements a run of the tests has sent, so that the list stays true: a file in its folder for each. */

export function noteNeeded(folder: string, place: number): void {
  writeFileSync(join(folder, String(place)), '');
}

/** Throws if all tests have run and passed, and none has sent a statement that is listed. */
export async function refuseUnneeded(project: TestProject, folder: string): Promise<void> {
  if (project.name !== 'server') return;
  const { testFiles } = await project.globTestFiles();
  const passed = project.vitest.state.getFiles().filter(({ result }) => result?.state === 'pass');
  const paths = new Set(passed.map(({ filepath }) => filepath));
  if (project.config.testNamePattern || testFiles.some((file) => !paths.has(file))) return;
  const needed = new Set(await readdir(folder));
  const places = Array.from({ length: listedCount }, (_, place) => place);
  const left = listedAt(places.filter((place) => !needed.has(String(place))));
  if (left.length === 0) return;
  process.exitCode = 1; // Vitest prints an error at its end, but does not fail for it
  throw new Error(`listed.ts has what no test sends any more: ${left.join('; ')}`);
}
