import type { EccLogOnDetails, EccLogOnSubject } from '#patrols/contract';
import {
  graeme,
  guestName,
  longOrganizationName,
  organizationName,
  policeEventNumber,
  wiremu,
} from '#platform/mail/gallery/sample.ts';

/** What the sample mails to the ECC tell. */

export const driver = { ...graeme, idNumber: '4711' };
export const logOnSubject: EccLogOnSubject = {
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
  guests: [guestName],
};
export const details: EccLogOnDetails = {
  phone: graeme.phone,
  overt: true,
  notes: 'School holiday list.',
  standDownReason: null,
  vehicle: { rego: 'KLM127', make: 'Toyota', model: 'Corolla', color: 'silver' },
};
export const bare = { ...details, vehicle: null, overt: null, notes: null };
export const longSubject = {
  ...logOnSubject,
  organization: { ...logOnSubject.organization, name: longOrganizationName },
  hours: 30,
};
export const longDetails = {
  ...details,
  notes:
    'We begin at the shops in Picton Street, then drive along the beaches.\nThe second car joins us at 23:00.',
};
export const known = { policeEventNumber, phone: graeme.phone };
export const unknown = { policeEventNumber: null, phone: null };
