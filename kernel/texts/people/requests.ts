import { catalogue, filled } from '../catalogue.ts';

/** Who asks to join, and the answers (product 4.29). */
export const joinRequestTexts = catalogue('people/requests', {
  none: 'Nobody Asks to Join',
  noneHint:
    'Who has asked on the page to join, and confirmed it by email, waits here. My Organization turns the page on.',
  addressTaken: filled('{name} has this address already.'),
  asked: filled('Asked {when}, is removed on {until}'),
  open: filled('Open {name}'),
  accept: filled('Accept {name}'),
  accepted: filled('{name} is a patroller now, and the invitation is on its way'),
  decline: filled('Decline {name}'),
  askBeforeDeclining: filled('Decline {name}?'),
  declineMeans: 'The request is deleted, and nobody is mailed. Ring or write first if you want to say why.',
  declined: 'Request removed',
  gone: 'This request was answered already, or has expired.',
  addressElsewhere:
    'This address is in use in another organization. Please ask them for another one, or to leave there first.',
});
