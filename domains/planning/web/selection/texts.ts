import { catalogue, chosen, counted, filled } from '#texts/catalogue.ts';

/** What is done with several chosen patrols of a list. */
export const patrolSelectionTexts = catalogue('patrols/selection', {
  title: 'Selected patrols',
  selected: filled('{count} selected'),
  gone: filled(', {count} of them no longer in this list'),
  leaveOut: 'Leave Out',
  allOnPage: 'All on This Page',
  all: filled('All {count}'),
  clear: 'Clear the selection',
  withAll: chosen({
    finalize: 'Finalize {count}',
    offer: 'Offer Places of {count}',
    cancel: 'Cancel {count}',
  }),
  withFirst: chosen({
    finalize: 'Finalize the First {count}',
    offer: 'Offer Places of the First {count}',
    cancel: 'Cancel the First {count}',
  }),

  offerTitle: counted({ one: 'Offer {count} Place', other: 'Offer {count} Places' }),
  offerMeans:
    'Whoever can go on one of those days gets one email about all of them. The first who says yes has the place.',

  patrols: counted({ one: '{count} patrol', other: '{count} patrols' }),
  events: counted({ one: '{count} event', other: '{count} events' }),
  patrolsAndEvents: filled('{patrols} and {events}'),
  cancelTitle: filled('Cancel {what}?'),
  keepThem: 'Keep Them',
  cancelled: filled('{count} cancelled'),
  unableToCancel: filled('Unable to cancel: {reason}'),
  onlyDrafts: counted({
    one: 'It is a draft, so nobody is mailed.',
    other: 'They are drafts, so nobody is mailed.',
  }),
  someDrafts: counted({
    one: 'Of {count} draft among them nobody is mailed.',
    other: 'Of {count} drafts among them nobody is mailed.',
  }),
  nobodyMailed: 'Nobody on them is mailed.',
  mails: counted({
    one: 'This mails {whom}: {count} email.',
    other: 'This mails {whom}: {count} emails, each about one patrol.',
  }),
  mayBeOut: counted({
    one: 'The crew of {count} of them may be out already, with a phone without coverage that does not hear of this. Ring it first.',
    other:
      'The crews of {count} of them may be out already, with phones without coverage that do not hear of this. Ring them first.',
  }),
  eccKnows: filled('The ECC knows of {count} of them.'),
});
