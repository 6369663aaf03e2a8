import { catalogue, chosen } from './catalogue.ts';

/** The mails that nobody has to get, and what can be chosen (product 11.46 and 11.65). */
export const mailChoiceTexts = catalogue('mail-choices', {
  label: chosen({ notices: 'Mails to watchers', summaries: 'Summaries' }),
  description: chosen({
    notices: 'When a patrol is planned, changed or cancelled.',
    summaries: 'What patrols have done: crew, times, kilometres and incidents.',
  }),
  notices: chosen({
    each: 'A mail for each',
    daily: 'One mail a day, at {time}, if anything is new',
    weekly: 'One mail a week, on Mondays at {time}, if anything is new',
    none: 'None',
  }),
  summaries: chosen({
    each: 'Of each patrol and of each month',
    monthly: 'Of each month alone',
    none: 'None',
  }),
});
