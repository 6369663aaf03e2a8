import { catalogue } from '../catalogue.ts';

/** The field for an event number (product 16.5). */
export const eccNumberFieldTexts = catalogue('ecc/number-field', {
  usual: 'Usually P and nine digits.',
  unusual: 'This is not P and nine digits, as usual. Leading zeros are often left out on the phone.',
});
