import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limits } from '#contract';
import { NewPassword, passwordRules } from './schema.ts';

it('a new password is accepted exactly when it meets every rule that the screen lists [9.9]', () => {
  const piece = fc.constantFrom('A', 'a', '1', '!', '😀', 'é', 'e\u0301', ' ', 'bcdefg');
  const password = fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(password, (text) => {
      expect(NewPassword.safeParse(text).success).toBe(passwordRules.every((rule) => rule.met(text)));
    }),
    {
      numRuns: 500,
      examples: [['😀😀Aa1!'], ['😀😀😀😀Aa1!'], [`${'é'.repeat(limits.password.min - 4)}Aa1!`]],
    },
  );
});
