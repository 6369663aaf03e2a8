import { catalogue, chosen, filled } from '../catalogue.ts';

/** The event number that a patrol is given, where it is shown and replaced. */
export const eccNumberTexts = catalogue('ecc/number', {
  answeredAt: chosen({
    ecc: 'ECC reply received at {time}',
    training: 'Training log-on answered at {time}',
  }),
  label: chosen({ ecc: 'Police event number', training: 'Event number for training' }),
  askBeforeReplacing: 'Replace the event number?',
  replacingMeans: filled('The crew has {known}, and will see {number} instead.'),
  keep: filled('Keep {number}'),
});
