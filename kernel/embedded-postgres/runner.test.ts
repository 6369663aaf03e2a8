import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkFolder, chooseRunner } from './runner.ts';

const binaries = { postgres: '/usr/bin/true', initdb: '/usr/bin/true', pgCtl: '/usr/bin/true' };
const isRoot = process.getuid?.() === 0;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patrolbook-test-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Makes `command` fail, as some containers do. */
function refuse(command: string): void {
  const path = join(folder, command);
  chmodSync(folder, 0o755);
  writeFileSync(path, '#!/bin/sh\nexit 1\n');
  chmodSync(path, 0o755);
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
}

test('never runs PostgreSQL as root, and runs it directly for an ordinary user', () => {
  refuse('setpriv');
  const runner = chooseRunner(binaries, undefined);
  expect(runner.prefix[0] ?? 'plain').toBe(isRoot ? 'unshare' : 'plain');
});

test('switches to the user nobody where root may not create a user namespace', () => {
  refuse('unshare');
  refuse('setpriv');
  const expected = isRoot ? { prefix: [], uid: 65534, gid: 65534 } : { prefix: [] };
  expect(chooseRunner(binaries, undefined)).toEqual(expected);
});

test('keeps the user nobody for a folder that nobody owns', () => {
  expect(chooseRunner(binaries, 65534).uid).toBe(isRoot ? 65534 : undefined);
});

test('explains why the binary cannot be run', () => {
  const missing = join(folder, 'postgres');
  expect(() => chooseRunner({ ...binaries, postgres: missing }, undefined)).toThrow(missing);
});

test('refuses a folder that the user nobody cannot use', () => {
  const runner = { prefix: [], uid: 65534, gid: 65534 };
  mkdirSync(join(folder, 'closed'), { mode: 0o700 });
  const directory = join(folder, 'closed', 'postgres');
  expect(() => checkFolder(runner, directory, 0)).toThrow(`run "chown -R 65534:65534 ${directory}"`);
  expect(() => checkFolder(runner, directory, undefined)).toThrow(`cannot enter ${join(folder, 'closed')}`);
  expect(() => checkFolder({ prefix: [] }, directory, 0)).not.toThrow();
});
