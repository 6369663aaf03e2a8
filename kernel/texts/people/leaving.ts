import { catalogue, chosen, filled } from '../catalogue.ts';

/** On the page of a person, how their membership is ended and their details are erased (product 22.9 and 22.10). */
export const leavingTexts = catalogue('people/leaving', {
  askBeforeDeleting: filled('Delete {name}?'),
  deletionMeans: chosen({
    self: 'You can no longer sign in, and you are taken off all coming patrols. What was done so far stays in the record.',
    other:
      'They can no longer sign in, and they are taken off all coming patrols. What was done so far stays in the record.',
  }),
  deleted: 'Deleted',
  unableToDelete: 'Error deleting user',

  eraseDetails: 'Erase Details',
  askBeforeErasing: filled('Erase the details of {name}?'),
  erased: 'To be erased within a day',
  erasingWaits: 'All admins are mailed, and any of them can undo it within a day, on My Organization.',
  unableToErase: filled('Unable to erase: {reason}'),
  willBeErased: filled(
    'Their details are erased on {date}. Until then an admin can undo that on My Organization.',
  ),
  wereErased: filled('Their details were erased on {date}.'),

  erasureAsked: chosen({
    member:
      'Asked on {date} to have their details erased. The law wants an answer by {until}: delete them, then erase, or decline.',
    left: 'Asked on {date} to have their details erased. The law wants an answer by {until}: erase, or decline.',
  }),
  declineRequest: 'Decline Request',
  askBeforeDeclining: filled('Decline the request of {name}?'),
  reasonShown: 'They read the reason on My Profile.',
  declined: 'Declined',
  unableToDecline: filled('Unable to decline: {reason}'),
});
