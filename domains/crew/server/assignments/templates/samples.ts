import {
  branding,
  graeme,
  guest,
  links,
  longBranding,
  sampleWriter,
  wiremu,
} from '#platform/mail/gallery/sample.ts';
import {
  assigned,
  change,
  event,
  long,
  longInstructions,
  longNight,
  longTeam,
  messages,
  month,
  moved,
  news,
  observed,
  observedMonth,
  ofEvent,
  onlyGraeme,
  patrol,
  roster,
  seePatrol,
  shortNight,
  test,
  toGraeme,
  unnamedEvent,
  withoutText,
  wordy,
} from '../../sample-data.ts';
import type { templates } from './templates.ts';

/** Sample mails of this feature. */

const samplesOf = sampleWriter<typeof templates>();
const noticesOf = sampleWriter<typeof templates>({ choices: links.choices });

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
    'patrol-stand-down',
    { ...observed, attending: false, team: onlyGraeme },
    { crew: { firstName: graeme.firstName, attending: true, link: links.assignment } },
  ),
  ...samplesOf('patrol-undermanned', { ...observed, team: onlyGraeme }, { empty: { team: [] } }),
];
