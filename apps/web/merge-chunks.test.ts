import { expect, it } from 'vitest';
import { type Chunk, mergeChunks, type Visit } from './merge-chunks.ts';

const chunk = (file: string, size: number, imports: string[] = []): Chunk => ({
  file,
  size,
  imports,
  isEntry: false,
  hasStyles: false,
});
const visit = (...files: string[]): Visit => ({ files: new Set(files), weight: 1 });

it('chunks become one file for which the request saved is worth what other visits load in vain', () => {
  const chunks = [chunk('small', 500), chunk('of both', 90_000), chunk('large', 90_000)];
  const visits = [visit('small', 'of both', 'large'), visit('of both')];
  expect(mergeChunks(chunks, visits)).toEqual([['small', 'large'], ['of both']]);
});

it('chunks stay apart that would import themselves through a third, or that something loads by itself', () => {
  const page: Chunk = { ...chunk('page', 500, ['low']), isEntry: true };
  const chunks = [chunk('high', 500, ['page']), page, chunk('low', 500), chunk('other', 500)];
  const visits = [visit('high', 'page', 'low', 'other')];
  expect(mergeChunks(chunks, visits)).toEqual([['high', 'other'], ['low']]);
});

it('what a group imports counts too, which a visit would load with it in vain', () => {
  const chunks = [chunk('one', 500, ['library']), chunk('other', 500), chunk('library', 90_000)];
  const visits = [visit('one', 'other', 'library'), visit('other')];
  expect(mergeChunks(chunks, visits).sort()).toEqual([['one', 'library'], ['other']]);
});
