import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './run.mjs';
import { fingerprint, Stamp } from './stamp.mjs';

let folder;
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
  const before = fingerprint([name]);
  utimesSync(join(folder, 'main.ts'), 1, 1);
  expect(fingerprint([name])).toBe(before);
  writeFileSync(join(folder, 'main.ts'), 'two');
  const changed = fingerprint([name]);
  expect(changed).not.toBe(before);
  writeFileSync(join(folder, 'other.ts'), '');
  expect(fingerprint([name])).not.toBe(changed);
});

test('a fingerprint does not change with a test', () => {
  const before = fingerprint([name]);
  writeFileSync(join(folder, 'main.test.ts'), 'test');
  expect(fingerprint([name])).toBe(before);
});

test('a stamp remembers one fingerprint', () => {
  const stamp = new Stamp(`test-${process.pid}`);
  expect(stamp.matches('one')).toBe(false);
  stamp.write('one');
  expect([stamp.matches('one'), stamp.matches('two')]).toEqual([true, false]);
  stamp.clear();
  expect(stamp.matches('one')).toBe(false);
});
