import { catalogue, chosen, counted, filled } from '#texts/catalogue.ts';

/** The forms that repeat a patrol, or copy those of a week or a month. */
export const patrolCopyTexts = catalogue('patrols/copies', {
  repeat: filled('Repeat {patrol}'),
  save: counted({ one: 'Save {count} Draft', other: 'Save {count} Drafts' }),
  sameCrew: 'Same crew',
  startAsDrafts: 'They start as drafts. Nobody is mailed before you finalize them.',

  what: 'What to copy',
  period: chosen({ week: 'A week', month: 'A month' }),
  weekOf: filled('Week of {date}'),
  from: 'Copy from',
  to: 'Copy to',
  nothing: 'Nothing there can be copied to a day that is ahead.',
  lacking: filled('Not copied, since {month} has no fifth such weekday: {patrols}'),

  howOften: 'How often',
  everyWeeks: counted({ one: 'Every week', other: 'Every {count} weeks' }),
  howLong: 'For how long',
  end: chosen({ times: 'A number of times', until: 'Until a date' }),
  times: 'Times',
  timesRefused: filled('A whole number from 1 to {max}'),
  untilRefused: 'Choose the last date',
  cut: filled('At most {max} at once, and a year ahead: there are no further ones.'),

  datesTitle: 'Dates',
  dates: counted({ one: '{count} date', other: '{count} dates' }),
  datesWithout: counted({ one: '{count} date, {out} taken out', other: '{count} dates, {out} taken out' }),
  tooMany: filled('At most {max} are made at once. Take out {count}.'),
  leftOff: chosen({
    busy: 'On another patrol, so left off: {names}',
    gone: 'Can no longer be assigned, so left off: {names}',
  }),
  isThere: filled('There already: {patrols}'),
  atSameTime: filled('At the same time: {patrols}'),
  clocks: chosen({
    skipped: 'The clocks go forward and skip the usual time: it starts as they do.',
    twice: 'The clocks go back and the time comes twice: it starts at the first.',
  }),

  saved: counted({ one: '{count} draft saved', other: '{count} drafts saved' }),
  removed: 'Drafts removed',
  unableToCreate: filled('Unable to create drafts: {reason}'),
  unableToUndo: filled('Unable to undo: {reason}'),
  unableToLoadRoster: 'Unable to load the roster',
  unableToLoadPatrols: 'Unable to load the patrols',
});
