import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.mjs';

const text = readFileSync(join(root, 'docs', 'asvs.md'), 'utf8');
const rows = [
  ...text.matchAll(/^\| (V[\d.]+) \| ([12]) \| .+ \| (met|operator|does not apply|not met) \| .+ \|$/gm),
].map(([, number = '', level, verdict]) => ({ number, level, verdict }));

test('docs/asvs.md has each requirement of ASVS 5.0.0 once: 70 of level 1 and 183 of level 2', () => {
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  expect(['1', '2'].map((one) => rows.filter(({ level }) => level === one).length)).toEqual([70, 183]);
});

test.each(['met', 'operator', 'does not apply', 'not met'])(
  'docs/asvs.md counts them right: %s',
  (verdict) => {
    const judged = rows.filter((row) => row.verdict === verdict);
    const [one, two] = ['1', '2'].map((level) => judged.filter((row) => row.level === level).length);
    expect(text).toContain(`| ${verdict} | ${one} | ${two} | ${judged.length} |`);
  },
);

test('docs/asvs.md says of each that is not met what stands against it', () => {
  const [, list = ''] = text.split(/^## /m);
  const unmet = rows.filter(({ verdict }) => verdict === 'not met').map(({ number }) => number);
  expect([...list.matchAll(/V\d+\.\d+\.\d+/g)].map(([number]) => number).sort()).toEqual(unmet.sort());
});
