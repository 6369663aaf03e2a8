import {
  branding,
  graeme,
  guestName,
  links,
  longBranding,
  longOrganizationName,
  organizationName,
  wiremu,
} from '#platform/mail/gallery/sample.ts';
import type { LinkButtonProps } from '#platform/mail/template/parts.tsx';
import { answerButtons, changeButton } from './assignments/mails/answer-buttons.ts';
import type { EmailPatrol } from './mail-parts.tsx';

/** What the sample mails about patrols say. */

export const samplePatrol: EmailPatrol = {
  organizationName,
  timeZone: 'Pacific/Auckland',
  type: 'patrol',
  name: 'Regular patrol',
  when: '2026-12-05T08:00:00.000Z',
  hours: 2.5,
  callSign: 'HSCP',
  coordinatorName: 'Aroha Tamihana',
  coordinatorPhone: '021 555 0142',
};
export const test = { ...samplePatrol, name: 'TEST' };
export const event: EmailPatrol = {
  ...samplePatrol,
  type: 'event',
  name: 'First aid course',
  callSign: null,
  when: '2026-12-11T21:30:00.000Z',
  hours: 4,
};
export const unnamedEvent = { ...event, name: null, coordinatorName: null, coordinatorPhone: null };
/** The patrol that is given in return. */
export const later = { ...samplePatrol, when: '2026-12-12T08:00:00.000Z' };
/** The clocks go back in the long night, and forward in the short one. */
export const longNight = { ...samplePatrol, when: '2026-04-04T09:00:00.000Z', hours: 8 };
export const shortNight = { ...samplePatrol, when: '2026-09-26T09:00:00.000Z', hours: 6 };
export const wordy = {
  ...samplePatrol,
  organizationName: longOrganizationName,
  hours: 11.5,
  name: 'Christmas in the Park: car parks, bus stops and the walk to the railway station',
  callSign: 'ŌMPCPT12',
  coordinatorName: 'Margaret-Rose Featherstonehaugh-Montgomery',
};
const team = [graeme.name, wiremu.name, `${guestName} (guest)`];
export const longName = 'Margaret-Rose FEATHERSTONEHAUGH-MONTGOMERY';
export const longTeam = [longName, 'Te Wharetuaroa-i-te-Rangi NGĀTI-KAHUNGUNU-TE-WHĀNAU-Ā-APANUI', ...team];
const meetUp = 'At the back door of the station, 15 minutes before the start.';
const instructions = 'Bring your vest and a torch.\nThe keys are with the watch-house keeper.';
export const longInstructions = [
  'Log on with the ECC before you leave. If you have not heard from them 15 minutes before the start, ring them.',
  'Read https://www.howicksouthpatrol.example/handbook/2026/what-to-do-when-you-find-a-stolen-vehicle-on-your-patrol.html once.',
  ...Array.from(
    { length: 12 },
    (_, index) => `${index + 1}. Check the car park of site number ${index + 1}, and note that you did.`,
  ),
  '',
  'Do not leave the car unless both of you think that it is safe. Ring 111 if anybody is in danger.',
].join('\n');

const buttons = answerButtons(links.assignment);
export const change = [changeButton(links.assignment)];
export const toGraeme = { branding, to: graeme.firstName, patrol: samplePatrol };
export const assigned = {
  branding,
  firstName: graeme.firstName,
  patrol: samplePatrol,
  team,
  buttons,
  meetUp,
  instructions,
};
export const ofEvent = { patrol: event, meetUp: '', instructions: 'Room 3 of the library. Tea is provided.' };
export const withoutText = { meetUp: '', instructions: '' };
export const long = {
  branding: longBranding,
  firstName: 'Te Wharetuaroa-i-te-Rangi',
  patrol: wordy,
  team: longTeam,
  meetUp: longInstructions,
  instructions: longInstructions,
};
export const observed = { branding, firstName: 'Aroha', patrol: samplePatrol, team, link: links.patrol };
export const seePatrol: LinkButtonProps[] = [{ href: links.patrol, label: 'See the patrol', quiet: true }];
export const onlyGraeme = [graeme.name];
/** Who else is on a patrol of Graeme's, of which Wiremu is not. */
export const others = ['Ngaio MARSH', `${guestName} (guest)`];
export const aroha = 'Aroha TAMIHANA';
export const covered = { patrol: samplePatrol, team: others, holder: graeme.name, href: links.offeredPlaces };
export const coveredLater = { ...covered, patrol: later };
export const requested = {
  patrol: samplePatrol,
  holder: graeme.name,
  reason: 'I have to work that night.\n\nSorry to ask so late.',
  asked: 24,
  inTurn: false,
  link: links.patrol,
};
export const messages = [
  { author: 'Aroha TAMIHANA', text: 'Sorry, the car is at the garage.\n\nI will ring those without mail.' },
];
export const moved = {
  ...toGraeme,
  team,
  buttons,
  meetUp,
  instructions,
  attending: true,
  askedAgain: true,
  former: { name: 'Regular patrol', when: '2026-12-04T08:00:00.000Z', hours: 3 },
};

/** A month: a patrol each week, an event, and one alone. */
export const month = [
  { patrol: samplePatrol, team, instructions: '', buttons },
  { ...ofEvent, team: longTeam, instructions: ofEvent.instructions, buttons },
  { patrol: later, team: onlyGraeme, instructions: '', buttons },
  { patrol: { ...wordy, when: '2026-12-19T08:00:00.000Z' }, team: longTeam, instructions: '', buttons },
];
export const samplePlaces = month
  .filter(({ patrol }) => patrol.type === 'patrol')
  .map(({ patrol, team }) => ({ patrol, team, href: links.offeredPlaces }));
export const observedMonth = month.map(({ patrol, team }) => ({
  patrol,
  team,
  link: links.patrol,
}));
const [cancelledOne, ...observedLater] = observedMonth;
export const news = [
  ...(cancelledOne ? [{ ...cancelledOne, is: 'cancelled' as const, messages }] : []),
  ...observedLater.map((one, index) => {
    const former = index === 1 ? { ...samplePatrol, when: '2026-12-11T08:00:00.000Z' } : undefined;
    return { ...one, is: index === 1 ? ('changed' as const) : ('planned' as const), former, messages: [] };
  }),
  { patrol: test, team, link: links.patrol, is: 'over' as const, messages: [] },
];
export const roster = {
  branding,
  firstName: graeme.firstName,
  patrols: month,
  acceptAll: links.allAssignments,
  meetUp,
  instructions,
};
