import type { Examples } from '#contract';
import { ids } from '#contract/example-ids.ts';
import { exampleOrganization } from '#organizations/contract/examples.ts';
import { examplePatrol } from '#patrols/contract/examples.ts';
import { eccLogOnMessage } from './message.ts';
import type { eccRoutes } from './routes.ts';

const sent = { when: '2026-11-27T06:58:00.000Z', by: ids.hemi };
const policeEventNumber = 'P061234567';
const response = { when: '2026-11-27T07:09:00.000Z', policeEventNumber };
const corolla = { rego: 'KLM127', make: 'Toyota', model: 'Corolla', color: 'silver' };

const logOnSubject = {
  callSign: examplePatrol.callSign,
  organization: {
    name: exampleOrganization.name,
    code: exampleOrganization.code,
    policeStation: exampleOrganization.policeStation,
    timeZone: exampleOrganization.timeZone,
  },
  when: examplePatrol.when,
  hours: examplePatrol.hours,
  training: false,
  crew: [
    { name: 'Hemi TAMIHANA', idNumber: '4711', phone: '021 555 0101' },
    { name: 'Mere HŌHEPA', idNumber: null, phone: '027 555 0163' },
  ],
  guests: ['Const. Matt Reihana'],
};
const details = {
  phone: '021 555 0101',
  vehicle: corolla,
  overt: true,
  notes: 'Checking the school holiday list.',
  standDownReason: null,
};
const message = eccLogOnMessage(logOnSubject, details);

const loggedOn = { ...examplePatrol, eccLogOnNotification: sent };
const answered = { ...loggedOn, eccLogOnResponse: { ...response, by: ids.hemi } };
const view = {
  kind: 'log-on' as const,
  sent: sent.when,
  callSign: examplePatrol.callSign,
  organization: { name: exampleOrganization.name, timeZone: exampleOrganization.timeZone },
  training: false,
  message,
  answer: null,
  expires: '2026-11-28T11:00:00.000Z',
};

export const eccExamples: Examples<typeof eccRoutes> = {
  getEccLogOn: {
    response: {
      ...logOnSubject,
      withContacts: true,
      phone: details.phone,
      vehicles: [corolla],
      ecc: exampleOrganization.ecc,
      undermanned: false,
      sent: { ...sent, message, ...details },
    },
  },
  logOnWithEcc: {
    body: {
      _id: ids.notification,
      phone: details.phone,
      vehicle: corolla,
      overt: true,
      notes: details.notes,
    },
    response: loggedOn,
  },
  enterEventNumber: { body: { policeEventNumber }, response: answered },
  listEccReplies: {
    response: {
      items: [
        {
          _id: ids.reply,
          when: '2026-11-27T07:05:00.000Z',
          from: 'ecc@example.nz',
          subject: `RE: ${message.subject}`,
          text: `${policeEventNumber}\n\n> P061230001 was last week.`,
          cut: false,
          outcome: 'several-numbers',
          candidates: [
            { policeEventNumber, sentence: policeEventNumber },
            { policeEventNumber: 'P061230001', sentence: '> P061230001 was last week.' },
          ],
        },
      ],
      matches: 1,
    },
  },
  extendPatrol: { body: { _id: ids.notification, hours: 4 }, response: { ...answered, hours: 4 } },
  viewEccNotification: { response: view },
  answerEccNotification: { body: { policeEventNumber }, response: { ...view, answer: response } },
};
