import { catalogue, filled } from './catalogue.ts';

/** When somebody is not available, and how often they wish to go (product 6.19 and 6.22). */
export const availabilityTexts = catalogue('availability', {
  title: filled('Availability of {name}'),
  unableToLoad: 'Unable to load availability',
  none: 'Nothing stands in the way of any day.',
  addTimeAway: 'Add Time Away',
  addWeekdays: 'Add Weekdays',
  period: filled('Period {number}'),
  kind: 'On these days',
  forGood: 'Blank means for good.',
  weekdays: 'Weekdays',
  patrolsAMonth: 'Patrols a month',
  patrolsAMonthMeans: 'At most. Whoever is on fewer is offered first.',
  notSaid: 'Not said',
});
