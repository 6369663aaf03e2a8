import {
  eccCancellationMessage,
  eccExtensionMessage,
  eccLogOffMessage,
  eccLogOnMessage,
  eccMoveMessage,
} from '#ecc/contract';
import type { EccLogOnDetails, EccLogOnSubject } from '#patrols/contract';
import {
  branding,
  graeme,
  guest,
  links,
  longOrganizationName,
  organizationName,
  policeEventNumber,
  sampleWriter,
  when,
  wiremu,
} from '#platform/mail/gallery/sample.ts';
import type { EccMessageProps } from './ecc-message.tsx';
import type { templates } from './templates.ts';

/** Sample mails of this feature. */

const samplesOf = sampleWriter<typeof templates>();

const driver = { ...graeme, idNumber: '4711' };
const logOnSubject: EccLogOnSubject = {
  callSign: 'HSCP',
  when: '2026-12-05T08:00:00.000Z',
  hours: 2.5,
  training: false,
  organization: {
    name: organizationName,
    code: 'HSCP',
    policeStation: 'Howick',
    timeZone: 'Pacific/Auckland',
  },
  crew: [driver, { ...wiremu, idNumber: null }],
  guests: [guest],
};
const details: EccLogOnDetails = {
  phone: graeme.phone,
  overt: true,
  notes: 'School holiday list.',
  standDownReason: null,
  vehicle: { rego: 'KLM127', make: 'Toyota', model: 'Corolla', color: 'silver' },
};
const bare = { ...details, vehicle: null, overt: null, notes: null };
const longSubject = {
  ...logOnSubject,
  organization: { ...logOnSubject.organization, name: longOrganizationName },
  hours: 30,
};
const longDetails = {
  ...details,
  notes:
    'We begin at the shops in Picton Street, then drive along the beaches.\nThe second car joins us at 23:00.',
};
const known = { policeEventNumber, phone: graeme.phone };
const unknown = { policeEventNumber: null, phone: null };

const expires = 'Sun 6 Dec 2026, 23:30';
const logOn: EccMessageProps['answer'] = { kind: 'log-on', href: links.ecc, expires };
const logOff: EccMessageProps['answer'] = { kind: 'log-off', href: links.ecc, expires };

export const samples = [
  ...samplesOf(
    'ecc-message',
    { branding, message: eccLogOnMessage(logOnSubject, details), answer: logOn },
    {
      training: { message: eccLogOnMessage({ ...logOnSubject, training: true }, details) },
      'short-handed': {
        message: eccLogOnMessage(
          { ...logOnSubject, crew: [driver], guests: [] },
          { ...bare, standDownReason: 'Wiremu joins me at 22:00.' },
        ),
      },
      long: { message: eccLogOnMessage(longSubject, longDetails) },
      move: {
        message: eccMoveMessage(logOnSubject, {
          ...known,
          former: { when: '2026-12-04T08:00:00.000Z', hours: 3 },
        }),
        answer: null,
      },
      extension: {
        message: eccExtensionMessage({ ...logOnSubject, hours: 4 }, { ...known, formerHours: 2.5 }),
        answer: null,
      },
      cancellation: { message: eccCancellationMessage(logOnSubject, unknown), answer: null },
      'log-off': {
        message: eccLogOffMessage(logOnSubject, { ...known, finished: '2026-12-05T10:37:00.000Z' }),
        answer: logOff,
      },
    },
  ),
  ...samplesOf(
    'ecc-answered',
    {
      branding,
      firstName: graeme.firstName,
      policeEventNumber,
      callSign: 'HSCP',
      when,
      enteredBy: null,
      training: false,
      link: links.patrol,
    },
    {
      typed: { enteredBy: wiremu.name },
      training: { training: true },
      long: { policeEventNumber: `${policeEventNumber} / CARD 7 / 22:10:45`, enteredBy: wiremu.name },
    },
  ),
];
