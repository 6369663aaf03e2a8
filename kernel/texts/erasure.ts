import { catalogue } from './catalogue.ts';

/** What erasure takes away and what not (product 22.9). The parts themselves are the contract’s. */
export const erasureTexts = catalogue('erasure', {
  goes: 'What Goes',
  stays: 'What Stays',
});
