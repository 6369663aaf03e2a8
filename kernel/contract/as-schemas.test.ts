import fc from 'fast-check';
import { expect, it } from 'vitest';
import { idOf } from './ids.ts';
import { Search } from './list.ts';
import { searchOf } from './text.ts';
import { Id } from './values.ts';

/** What a page reads without zod, it reads as the schemas do. */

const nearId = fc
  .tuple(fc.uuid(), fc.nat(36), fc.constantFrom('', '0', '9', 'f', 'F', 'g', '-'))
  .map(([id, at, other]) => id.slice(0, at) + other + id.slice(at + 1));

it('an id is read as by its schema', () => {
  const given = fc.oneof(fc.uuid(), nearId, fc.constantFrom('0', 'f').map(uniform), fc.anything());
  fc.assert(
    fc.property(given, (typed) => {
      expect(idOf(typed)).toBe(Id.safeParse(typed).data ?? null);
    }),
  );
});

it('a text to search for is read as by its schema [7.10]', () => {
  const marks = fc.constantFrom(' ', '\n', '\u00ad', '\u200b', '\u200d', '\u2800', '\u202e', '👩‍🚒');
  const unit = fc.oneof(fc.string({ unit: 'binary', maxLength: 3 }), marks, fc.constantFrom('a', 'Ā', '1'));
  const text = fc.array(unit, { maxLength: 30 }).map((units) => units.join(''));
  const long = fc.integer({ min: 98, max: 102 }).map((length) => '👩'.repeat(length));
  fc.assert(
    fc.property(fc.oneof(text, long), (typed) => {
      expect(searchOf(typed)).toBe(Search.safeParse(typed).data ?? null);
    }),
  );
});

function uniform(digit: string): string {
  return '00000000-0000-0000-0000-000000000000'.replaceAll('0', digit);
}
