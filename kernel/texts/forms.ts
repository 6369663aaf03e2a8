import { catalogue, filled } from './catalogue.ts';

/** What every form has. */
export const formTexts = catalogue('forms', {
  leaveTitle: 'Leave without saving?',
  leaveMeans: 'What you have changed on this page will be lost.',
  stay: 'Stay',
  leave: 'Leave',
  togglePassword: 'Show or hide the password',
  passwordRules: 'A password has',
  ruleMet: 'Done:',
  ruleMissing: 'Missing:',
  theirs: 'Theirs: {value}',
  theirsInPlaceOf: 'Theirs, in place of: {value}',
  useTheirs: 'Use Theirs',
  hoursOf: filled('{field}, hours'),
  minutesOf: filled('{field}, minutes'),
  comesTwice: 'The clocks go back that night: this time comes twice',
  theFirst: filled('{time}, the first'),
  theSecond: filled('{time}, the second'),
});
