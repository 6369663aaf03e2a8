import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './run.mjs';

/** A program of ours stands for systemd's: it prints what it was asked to do. */
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'patrolbook-wrapper-'));
  writeFileSync(join(folder, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n');
  chmodSync(join(folder, 'systemd-run'), 0o755);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {string[]} args */
function asked(args) {
  const wrapper = join(root, 'deploy', 'systemd', 'patrolbook-cli');
  const env = { PATH: `${folder}:${process.env.PATH}` };
  return execFileSync(wrapper, args, { env, cwd: folder, encoding: 'utf8' }).trimEnd().split('\n');
}

test('patrolbook-cli works in the folder of its release, wherever it is called [15.44, 15.51]', () => {
  const lines = asked(['migrate']);
  expect(lines).toContain(`WorkingDirectory=${resolve(root)}`);
  expect(lines.slice(-2)).toEqual([join(root, 'apps', 'server', 'dist', 'cli.js'), 'migrate']);
});

test.each([
  ['backup before.backup --force', 'backup /var/backups/patrolbook/before.backup --force'],
  ['verify two words', 'verify /var/backups/patrolbook/two words'],
  ['restore /srv/one.backup --not-encrypted', 'restore /srv/one.backup --not-encrypted'],
  ['verify latest', 'verify latest'],
  ['backup -', 'backup -'],
  ['privacy 2027-01-31', 'privacy 2027-01-31'],
  ['', ''],
])('patrolbook-cli %s finds its file', (given, taken) => {
  const args = given.split(' ').filter((word) => word !== '');
  const lines = asked(args);
  expect(lines.slice(1 + lines.findIndex((line) => line.endsWith('cli.js'))).join(' ')).toBe(taken);
});
