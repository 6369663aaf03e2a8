import { catalogue, chosen, filled } from '../catalogue.ts';

/** What a write that the server refused is called. */
export const recordRefusedTexts = catalogue('record/refused', {
  own: chosen({
    'log-on': 'Your log-on',
    start: 'Your start',
    edit: 'Your edit',
    delete: 'Your deletion',
    finish: 'Your finish',
    unknown: 'An entry',
  }),
  ownEntry: filled('Your entry “{kind}”'),
  ownExtension: filled('Your extension to {hours} h'),
  recordedAt: filled('{what}, recorded {when}'),
  begunAt: filled('{what}, begun {when} and never saved'),
});
