import papaparse from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvLines } from './csv.ts';

const read = (text: string) => papaparse.parse(text, { skipEmptyLines: true }).data;

describe('a file of cells [18.6]', () => {
  it.each([
    '=1',
    '+64 21',
    '-1',
    '@SUM(A1)',
    '\r=1',
    '\n=1',
    '＝1',
    '＋1',
    '－1',
    '＠A1',
    '=HYPERLINK("x")\nTwo lines.',
  ])('has no formula in %j', (text) => {
    expect(read(csvLines([[text, 'next']]))).toEqual([[`'${text}`, 'next']]);
  });

  it('keeps every other text as it is, and numbers as numbers', () => {
    const texts = [
      'say "no", he said',
      'two\r\nlines',
      '🚓 Ōtara',
      'a\u200b\u202eb\u00a0',
      "'quoted",
      ' =1',
      '',
      ';',
    ];
    expect(read(csvLines([texts, texts]))).toEqual([texts, texts]);
    expect(csvLines([[-36.9, null, 0]])).toBe('-36.9,,0\r\n');
  });

  it.each([
    ['Gate;=1+1;x', "Gate;'=1+1;x"],
    ['Gate\t=1+1', "Gate\t'=1+1"],
    ['a; @SUM(A1);+1;-1', "a; '@SUM(A1);'+1;'-1"],
    ['Gate;＝1', "Gate;'＝1"],
    [';=1', ";'=1"],
    ['\t=1', "'\t'=1"],
    ['12; 5-7', '12; 5-7'],
  ])('has no formula inside %j for who splits cells otherwise', (text, written) => {
    expect(read(csvLines([['first', text]]))).toEqual([['first', written]]);
  });

  it.each(['plain', '2026-11-21', ''])('quotes %j, so that nothing in it begins another cell', (text) => {
    expect(csvLines([[text, 1, `"${text}"`]])).toBe(`"${text}",1,"""${text}"""\r\n`);
  });
});
