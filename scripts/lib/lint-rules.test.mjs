import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { program, root } from './run.mjs';

/**
 * Returns which lines of code a rule of the linter refuses.
 * @param {string} rule @param {readonly string[]} lines
 */
function refused(rule, lines) {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins: [join(root, rule)] }));
  writeFileSync(join(folder, 'page.ts'), lines.join('\n'));
  const args = [program('@biomejs/biome/bin/biome'), 'lint', 'page.ts'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const places = `${stdout}${stderr}`.matchAll(/page\.ts:(\d+):\d+ plugin/g);
  return [...places].map(([, line]) => lines[Number(line) - 1]);
}

it('a page has of a route what it calls it by, and reads no schema of it', () => {
  const schemas = [
    'export const form = { schema: recordRoutes.finishPatrol.body };',
    'export const roles = incidentRoutes.downloadIncidents.access.roles;',
    'routes.getPatrol.response.parse(answer);',
  ];
  const others = [
    'export let body: BodyInput<typeof patrolRoutes.createPatrol>;',
    'call(patrolRoutes.createPatrol, { body: draft.body });',
  ];
  expect(refused('routes-of-pages.grit', [...schemas, ...others])).toEqual(schemas);
});
