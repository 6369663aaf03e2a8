import { catalogue, counted, filled } from '#texts/catalogue.ts';

/** The page Month, on which crews are changed. */
export const patrolMonthTexts = catalogue('patrols/month', {
  title: filled('Month, {month}'),
  list: 'The Month',
  none: 'No patrols in this month',
  message: 'Message',

  patrols: counted({ one: '{count} patrol', other: '{count} patrols' }),
  events: counted({ one: '{count} event', other: '{count} events' }),
  placesOpen: counted({ one: '{count} place open', other: '{count} places open' }),
  noPlaceOpen: 'no place open',
  patrol: 'Patrol',
  open: 'Open',
  addOneMore: 'Add one more',

  pickedUp: 'Picked up. Control V on a place moves them there, Escape leaves them where they are.',
  moveTitle: filled('Move {name}?'),
  move: 'Move',
  moveAnyway: 'Move Anyway',
  keep: 'Keep',
  mailsOff: filled('An email tells them that they are off {patrol}.'),
  mailsAsked: filled('An email asks them about {patrol}.'),

  created: 'Created',
  moved: 'Moved',
  undoTakesOff: 'Undo takes them off again and mails them.',
  undoAdds: 'Undo adds them anew and mails them.',
  undoMoves: 'Undo moves them back and mails them.',
  crowded: counted({
    one: '{names} filled this place a moment ago: the crew is now {size} of {wanted}.',
    other: '{names} filled these places a moment ago: the crew is now {size} of {wanted}.',
  }),
  both: filled('{one} and {other}'),
});
