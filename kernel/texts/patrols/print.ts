import { catalogue, chosen, filled } from '../catalogue.ts';

/** The roster that is printed. */
export const patrolPrintTexts = catalogue('patrols/print', {
  title: 'The Roster',
  ofMonth: filled('Roster, {month}'),
  fromDay: filled('Roster from {day} {month}'),
  wholeMonth: 'Whole month',
  phones: chosen({ all: 'Phones', crew: 'Phones of crew-mates' }),
  none: chosen({ month: 'No patrols in this month', rest: 'No more patrols in this month' }),
  time: filled('{start} to {end}'),
});
