import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprintOf, LastFingerprint } from './fingerprint.mjs';
import { root } from './run.mjs';

/** @type {string} */
let folder;
/** @type {string} */
let name;

beforeEach(() => {
  folder = mkdtempSync(join(root, 'node_modules', '.fingerprint-'));
  name = folder.slice(root.length);
  writeFileSync(join(folder, 'main.ts'), 'one');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('a fingerprint changes with the text and the name of a source, not with its time', () => {
  const before = fingerprintOf([name]);
  utimesSync(join(folder, 'main.ts'), 1, 1);
  expect(fingerprintOf([name])).toBe(before);
  writeFileSync(join(folder, 'main.ts'), 'two');
  const changed = fingerprintOf([name]);
  expect(changed).not.toBe(before);
  writeFileSync(join(folder, 'other.ts'), '');
  expect(fingerprintOf([name])).not.toBe(changed);
});

test('a fingerprint does not change with a test', () => {
  const before = fingerprintOf([name]);
  writeFileSync(join(folder, 'main.test.ts'), 'test');
  expect(fingerprintOf([name])).toBe(before);
});

test('the last fingerprint of a step is remembered, until it is cleared', () => {
  const last = new LastFingerprint(`test-${process.pid}`);
  expect(last.matches('one')).toBe(false);
  last.write('one');
  expect([last.matches('one'), last.matches('two')]).toEqual([true, false]);
  last.clear();
  expect(last.matches('one')).toBe(false);
});
