import { eccLogOnMessage } from '@patrolbook/contract';
import type { templates as assignments } from './features/assignments/emails/templates.ts';
import type { templates as auth } from './features/auth/emails/templates.ts';
import type { templates as ecc } from './features/ecc/emails/templates.ts';
import type { templates as overdue } from './features/overdue/emails/templates.ts';
import type { templates as people } from './features/people/emails/templates.ts';
import type { templates as summaries } from './features/summaries/emails/templates.ts';
import { type Letter, letterWriter } from './platform/mail/letter.ts';

/** A letter of every template, to be looked at (`/dev/mail/templates`). */

const branding = { productName: 'Patrolbook', signOff: 'Aroha and the Howick South team' };
const organizationName = 'Howick South Community Patrol';
const zone = 'Pacific/Auckland';
const start = '2026-12-05T08:00:00.000Z';
const when = 'Sat 5 Dec 2026, 21:00';
const link = 'https://patrolbook.example/assignment/confirm/01900000-0000-7000-8000-000000000005';
const team = ['Graeme PATTERSON', 'Wiremu HŌHEPA', 'Const. Matt Reihana (guest)'];
const patrol = {
  ...{ organizationName, timeZone: zone, type: 'patrol' as const, name: 'Regular patrol' },
  ...{ when: start, hours: 2.5, callSign: 'HSCP' },
};
const overduePatrol = {
  ...{ organizationName, type: 'patrol' as const, callSign: 'HSCP', title: 'HSCP' },
  end: 'Sat 5 Dec 2026, 23:30',
};
const instructions = {
  meetUp: 'At the back door of the station, 15 minutes before the start.',
  instructions: 'Bring your vest and a torch.\nThe keys are with the watch-house keeper.',
};
const buttons = [
  { href: link, label: 'Accept' },
  { href: `${link}?answer=decline`, label: 'Decline', quiet: true },
];
const change = [{ href: link, label: 'Change your answer', quiet: true }];
const graeme = { branding, firstName: 'Graeme' };
const toGraeme = { branding, to: 'Graeme', patrol };
const assigned = { ...graeme, ...instructions, patrol, team };
const observed = { branding, firstName: 'Aroha', patrol, team, link };

const ofAssignments = letterWriter<typeof assignments>();
const ofAuth = letterWriter<typeof auth>();
const ofEcc = letterWriter<typeof ecc>();
const ofOverdue = letterWriter<typeof overdue>();
const ofPeople = letterWriter<typeof people>();
const ofSummaries = letterWriter<typeof summaries>();

const message = eccLogOnMessage(
  {
    ...{ callSign: 'HSCP', when: start, hours: 2.5, training: false, guests: ['Const. Matt Reihana'] },
    organization: { name: organizationName, code: 'HSCP', policeStation: 'Howick', timeZone: zone },
    crew: [
      { name: 'Graeme PATTERSON', idNumber: '4711', phone: '021 555 0101' },
      { name: 'Wiremu HŌHEPA', idNumber: null, phone: '027 555 0163' },
    ],
  },
  {
    ...{ phone: '021 555 0101', overt: true, notes: 'School holiday list.', standDownReason: null },
    vehicle: { rego: 'KLM127', make: 'Toyota', model: 'Corolla', color: 'silver' },
  },
);

const facts = [
  { label: 'Time', value: '2 h 35 min' },
  { label: 'Distance', value: '47.3 km' },
  { label: 'Incidents', value: 'Graffiti: 3\nDodgy people looking shifty: 1' },
];

export const mailSamples: readonly Letter[] = [
  ofAssignments('patroller-assigned', { ...assigned, buttons }),
  ofAssignments('answer-missing', { ...assigned, buttons }),
  ofAssignments('patrol-near', { ...assigned, buttons: change }),
  ofAssignments('patrol-moved', {
    ...{ ...toGraeme, ...instructions, team, buttons, attending: true, askedAgain: true },
    former: { name: 'Regular patrol', when: '2026-12-04T08:00:00.000Z', hours: 3 },
  }),
  ofAssignments('patroller-removed', toGraeme),
  ofAssignments('patrol-cancelled', { ...toGraeme, wasComing: true }),
  ofAssignments('guest-invited', { ...assigned, name: 'Matt' }),
  ofAssignments('watcher-notice', observed),
  ofAssignments('assignment-declined', {
    ...observed,
    patroller: { firstName: 'Wiremu', lastName: 'Hōhepa' },
  }),
  ofAssignments('patrol-undermanned', { ...observed, team: ['Graeme PATTERSON'] }),
  ofSummaries('patrol-finished', {
    ...{ ...graeme, organizationName, when, name: 'Regular patrol', link },
    facts: [
      { label: 'Crew', value: 'Graeme PATTERSON\nWiremu HŌHEPA' },
      { label: 'Started', value: '21:02' },
      { label: 'Finished', value: '23:37' },
      ...facts,
    ],
  }),
  ofSummaries('month-summary', {
    ...{ ...graeme, organizationName, month: 'November 2026' },
    link,
    facts: [{ label: 'Patrols', value: '14' }, { label: 'Cancelled', value: '2' }, ...facts],
  }),
  ofEcc('ecc-message', { branding, message, answer: { kind: 'log-on', href: link, expires: when } }),
  ofEcc('ecc-answered', {
    ...{ ...graeme, when, link, callSign: 'HSCP', policeEventNumber: 'P061234567' },
    enteredBy: null,
  }),
  ofOverdue('overdue-crew', { ...graeme, patrol: overduePatrol, adminsAreTold: true, link }),
  ofOverdue('overdue-admins', {
    ...{ branding, firstName: 'Aroha', patrol: overduePatrol, urgent: true, link },
    crew: [
      { name: 'Graeme PATTERSON', phone: '021 555 0142' },
      { name: 'Wiremu HŌHEPA', phone: null },
    ],
    ...{ started: when, lastEntry: `Site check, ${when}`, eventNumber: 'P061234567' },
  }),
  ofAuth('invitation', { ...graeme, organizationName, link }),
  ofAuth('password-reset', { ...graeme, link }),
  ofAuth('password-changed', { ...graeme, forgotPassword: 'https://patrolbook.example/' }),
  ofPeople('address-changed', { ...graeme, organizationName }),
];
