import type { Examples } from '#contract';
import { ids } from '#contract/example-ids.ts';
import { examplePatrol } from '#patrols/contract/examples.ts';
import type { messageRoutes } from './routes.ts';
import type { SentMessage } from './schema.ts';

const message = {
  subject: 'Meet at the back gate',
  text: 'The front gate is being painted. Please come to the back gate on Bells Road.',
};
const sent: SentMessage = {
  _id: ids.message,
  subject: message.subject,
  to: {
    kind: 'crew',
    patrol: { _id: ids.patrol, type: 'patrol', name: examplePatrol.name, when: examplePatrol.when },
  },
  sent: { when: '2026-11-20T07:00:00.000Z', by: ids.admin },
  mails: { handedOver: 2, waiting: 0, failed: 1, dropped: 0 },
  unmailed: 0,
};
const failed = {
  name: 'Hemi TAMIHANA',
  phone: '021 555 0142',
  mail: { _id: ids.mail, reason: '550 5.1.1 User unknown' },
};

export const messageExamples: Examples<typeof messageRoutes> = {
  sendMessage: {
    body: { to: { kind: 'crew', patrolId: ids.patrol }, ...message },
    response: { _id: ids.message },
  },
  countReach: {
    response: { people: 24, guests: 0, unmailed: [{ name: 'Sina LEOTA', phone: null }], failing: [] },
  },
  listMessages: { response: { items: [sent], matches: 1 } },
  getMessage: { response: { ...sent, text: message.text, unreached: [failed] } },
};
