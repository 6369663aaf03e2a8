import { catalogue, chosen } from '../catalogue.ts';

/** The warning before a patrol is started that the ECC does not know of or has not answered (product 8.3). */
export const patrolStartTexts = catalogue('patrols/start', {
  startAnyway: 'Start Anyway',
  wait: 'Wait',
  sendLogOn: 'Send ECC LogOn',
  training: chosen({
    sent: 'This is training: the log on went to its sender, not to the ECC, and has not been answered.',
    unsent: 'This is training: a log on goes to you, not to the ECC. None was sent yet.',
  }),
  waiting:
    'Your log on waits on this phone and is sent by itself once there is coverage. The ECC does not know about this patrol until then. If you start now, phone the ECC and type the Event Number manually.',
  notLeft:
    'The mail of your log on has not left, so the ECC does not know about this patrol. If you start now, phone the ECC and type the Event Number manually.',
  sent: 'The ECC was sent your log on at {time}. Processing takes up to 30 minutes. If you start now, phone the ECC and type the Event Number manually.',
  numberOnly:
    'The Event Number {number} was entered, but the ECC was sent no log on. If it gave you the number by phone, you can start anyway.',
  unsent:
    'The ECC does not know about this patrol yet. Without a log on there is no Event Number, and nobody looks out for you.',
});
