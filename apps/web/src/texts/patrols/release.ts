import { catalogue } from '../catalogue.ts';

/** The question before details of a patrol are kept no longer. */
export const patrolReleaseTexts = catalogue('patrols/release', {
  title: 'Release the details?',
  means: 'From tomorrow on, those that are too old are removed. Nobody can bring them back then.',
});
