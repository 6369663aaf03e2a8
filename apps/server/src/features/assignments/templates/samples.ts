import {
  branding,
  graeme,
  guest,
  links,
  longBranding,
  longOrganizationName,
  organizationName,
  sampleWriter,
  wiremu,
} from '#platform/mail/gallery/sample.ts';
import type { LinkButtonProps } from '#platform/mail/template/parts.tsx';
import { answerButtons, changeButton } from '../mails/answer-buttons.ts';
import type { EmailPatrol } from './patrol.tsx';
import type { templates } from './templates.ts';

/** Sample mails of this feature. */

const samplesOf = sampleWriter<typeof templates>();
const noticesOf = sampleWriter<typeof templates>({ choices: links.choices });

const patrol: EmailPatrol = {
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
const test = { ...patrol, name: 'TEST' };
const event: EmailPatrol = {
  ...patrol,
  type: 'event',
  name: 'First aid course',
  callSign: null,
  when: '2026-12-11T21:30:00.000Z',
  hours: 4,
};
const unnamedEvent = { ...event, name: null, coordinatorName: null, coordinatorPhone: null };
/** The patrol that is given in return. */
const later = { ...patrol, when: '2026-12-12T08:00:00.000Z' };
/** The clocks go back in the long night, and forward in the short one. */
const longNight = { ...patrol, when: '2026-04-04T09:00:00.000Z', hours: 8 };
const shortNight = { ...patrol, when: '2026-09-26T09:00:00.000Z', hours: 6 };
const wordy = {
  ...patrol,
  organizationName: longOrganizationName,
  hours: 11.5,
  name: 'Christmas in the Park: car parks, bus stops and the walk to the railway station',
  callSign: 'ŌMPCPT12',
  coordinatorName: 'Margaret-Rose Featherstonehaugh-Montgomery',
};
const team = [graeme.name, wiremu.name, `${guest} (guest)`];
const longName = 'Margaret-Rose FEATHERSTONEHAUGH-MONTGOMERY';
const longTeam = [longName, 'Te Wharetuaroa-i-te-Rangi NGĀTI-KAHUNGUNU-TE-WHĀNAU-Ā-APANUI', ...team];
const meetUp = 'At the back door of the station, 15 minutes before the start.';
const instructions = 'Bring your vest and a torch.\nThe keys are with the watch-house keeper.';
const longInstructions = [
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
const change = [changeButton(links.assignment)];
const toGraeme = { branding, to: graeme.firstName, patrol };
const assigned = { branding, firstName: graeme.firstName, patrol, team, buttons, meetUp, instructions };
const ofEvent = { patrol: event, meetUp: '', instructions: 'Room 3 of the library. Tea is provided.' };
const withoutText = { meetUp: '', instructions: '' };
const long = {
  branding: longBranding,
  firstName: 'Te Wharetuaroa-i-te-Rangi',
  patrol: wordy,
  team: longTeam,
  meetUp: longInstructions,
  instructions: longInstructions,
};
const observed = { branding, firstName: 'Aroha', patrol, team, link: links.patrol };
const seePatrol: LinkButtonProps[] = [{ href: links.patrol, label: 'See the patrol', quiet: true }];
const onlyGraeme = [graeme.name];
/** Who else is on a patrol of Graeme's, of which Wiremu is not. */
const others = ['Ngaio MARSH', `${guest} (guest)`];
const aroha = 'Aroha TAMIHANA';
const covered = { patrol, team: others, holder: graeme.name, href: links.offeredPlaces };
const coveredLater = { ...covered, patrol: later };
const requested = {
  patrol,
  holder: graeme.name,
  reason: 'I have to work that night.\n\nSorry to ask so late.',
  asked: 24,
  inTurn: false,
  link: links.patrol,
};
const messages = [
  { author: 'Aroha TAMIHANA', text: 'Sorry, the car is at the garage.\n\nI will ring those without mail.' },
];
const moved = {
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
const month = [
  { patrol, team, instructions: '', buttons },
  { ...ofEvent, team: longTeam, instructions: ofEvent.instructions, buttons },
  { patrol: later, team: onlyGraeme, instructions: '', buttons },
  { patrol: { ...wordy, when: '2026-12-19T08:00:00.000Z' }, team: longTeam, instructions: '', buttons },
];
const places = month
  .filter(({ patrol }) => patrol.type === 'patrol')
  .map(({ patrol, team }) => ({ patrol, team, href: links.offeredPlaces }));
const observedMonth = month.map(({ patrol, team }) => ({ patrol, team, link: links.patrol }));
const [cancelledOne, ...observedLater] = observedMonth;
const news = [
  ...(cancelledOne ? [{ ...cancelledOne, is: 'cancelled' as const, messages }] : []),
  ...observedLater.map((one, index) => {
    const former = index === 1 ? { ...patrol, when: '2026-12-11T08:00:00.000Z' } : undefined;
    return { ...one, is: index === 1 ? ('changed' as const) : ('planned' as const), former, messages: [] };
  }),
  { patrol: test, team, link: links.patrol, is: 'over' as const, messages: [] },
];
const roster = {
  branding,
  firstName: graeme.firstName,
  patrols: month,
  acceptAll: links.allAssignments,
  meetUp,
  instructions,
};

export const samples = [
  ...samplesOf('patroller-roster', roster, {
    tests: { patrols: month.slice(0, 2).map((one) => ({ ...one, patrol: test })), acceptAll: null },
    long: { branding: longBranding, meetUp: longInstructions, instructions: longInstructions },
  }),
  ...noticesOf(
    'watcher-roster',
    { branding, firstName: 'Aroha', patrols: observedMonth },
    {
      empty: { patrols: observedMonth.map((one) => ({ ...one, team: [] })) },
      long: { branding: longBranding },
    },
  ),
  ...noticesOf(
    'watcher-digest',
    { branding, firstName: 'Aroha', news: news.slice(0, 3), coming: observedMonth.slice(2, 3) },
    {
      one: { news: news.slice(0, 1), coming: [] },
      long: { branding: longBranding, news },
    },
  ),
  ...samplesOf('patroller-assigned', assigned, {
    event: ofEvent,
    'unnamed-event': { patrol: unnamedEvent, ...withoutText },
    test: { patrol: test },
    'long-night': { patrol: longNight },
    alone: { ...withoutText, team: onlyGraeme },
    long,
  }),
  ...samplesOf('patroller-assigned', { ...assigned, firstName: 'Edmund' }).map(({ content }) => ({
    name: 'patroller-assigned-shared',
    content: { ...content, addressee: 'Edmund MARSH' },
  })),
  ...samplesOf('answer-missing', assigned, { event: ofEvent, long }),
  ...samplesOf(
    'patrol-near',
    { ...assigned, buttons: change },
    {
      event: ofEvent,
      alone: { ...withoutText, team: onlyGraeme },
      'short-night': { patrol: shortNight },
    },
  ),
  ...samplesOf('patrol-moved', moved, {
    renamed: {
      buttons: change,
      askedAgain: false,
      former: { name: 'Bus stops', when: patrol.when, hours: patrol.hours },
    },
    unanswered: { askedAgain: false },
    message: { messages: [...messages, { author: wiremu.name, text: 'And we start earlier.' }] },
    guest: { to: guest, buttons: [], askedAgain: false },
    watcher: { to: 'Aroha', buttons: seePatrol, attending: false, askedAgain: false, ...withoutText },
    long: { ...long, former: { ...wordy, when: '2026-12-03T08:00:00.000Z' } },
  }),
  ...samplesOf(
    'patroller-removed',
    { ...toGraeme, answerable: true },
    { event: { patrol: event, answerable: false }, message: { messages } },
  ),
  ...samplesOf(
    'patrol-cancelled',
    { ...toGraeme, wasComing: true },
    {
      watcher: { to: 'Aroha', wasComing: false },
      event: { patrol: event },
      message: { messages },
    },
  ),
  ...samplesOf(
    'places-offered',
    { branding, firstName: graeme.firstName, places: places.slice(0, 1) },
    {
      several: { places },
      long: { branding: longBranding, firstName: long.firstName, places },
    },
  ),
  ...samplesOf(
    'place-taken',
    { ...assigned, buttons: change },
    { alone: { ...withoutText, team: onlyGraeme }, long },
  ),
  ...samplesOf('guest-invited', { ...assigned, name: guest }, { event: ofEvent, test: { patrol: test } }),
  ...noticesOf('watcher-notice', observed, {
    event: { patrol: event },
    empty: { team: [] },
    long: { branding: longBranding, patrol: wordy, team: longTeam },
  }),
  ...samplesOf(
    'assignment-declined',
    { ...observed, team: onlyGraeme, patroller: wiremu },
    {
      last: { team: [] },
    },
  ),
  ...samplesOf(
    'cover-asked',
    { branding, firstName: wiremu.firstName, places: [covered] },
    {
      several: { places: [covered, coveredLater] },
      others: { places: [covered, { ...coveredLater, holder: aroha }] },
    },
  ),
  ...samplesOf(
    'cover-requested',
    { branding, firstName: 'Aroha', requests: [requested] },
    { several: { requests: [requested, { ...requested, patrol: later, holder: aroha }] } },
  ),
  ...samplesOf(
    'swap-proposed',
    {
      ...observed,
      firstName: wiremu.firstName,
      team: others,
      holder: graeme.name,
      inReturn: later,
      href: links.offeredPlaces,
    },
    {
      long: {
        branding: longBranding,
        patrol: wordy,
        inReturn: wordy,
        team: longTeam.slice(1),
        holder: longName,
      },
    },
  ),
  ...samplesOf('swap-declined', {
    ...observed,
    firstName: graeme.firstName,
    asked: wiremu.name,
    inReturn: later,
    link: links.assignment,
  }),
  ...samplesOf(
    'cover-taken',
    { ...observed, holder: graeme.name, taker: wiremu.name, attending: false, team: [wiremu.name] },
    { crew: { attending: true, link: links.assignment }, swap: { inReturn: later } },
  ),
  ...samplesOf(
    'patrol-stand-down',
    { ...observed, attending: false, team: onlyGraeme },
    { crew: { firstName: graeme.firstName, attending: true, link: links.assignment } },
  ),
  ...samplesOf('patrol-undermanned', { ...observed, team: onlyGraeme }, { empty: { team: [] } }),
];
