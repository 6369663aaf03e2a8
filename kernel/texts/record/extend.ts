import { catalogue, filled } from '../catalogue.ts';

/** The dialog that asks until when a running patrol goes on (product 16.13). */
export const recordExtendTexts = catalogue('record/extend', {
  title: 'Extend this patrol?',
  extend: 'Extend',
  less: 'Half an Hour Less',
  more: 'Half an Hour More',
  until: filled('until {end}'),
  inAll: filled('{hours} in all'),
  trainingUntold: 'This is training: no message is sent.',
  eccUntold: 'The ECC does not know of this patrol and is not told.',
});
