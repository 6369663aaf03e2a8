import {
  aroha,
  covered,
  coveredLater,
  later,
  long,
  longName,
  longTeam,
  observed,
  others,
  places,
  requested,
  wordy,
} from '#crew/server/sample-data.ts';
import {
  branding,
  graeme,
  links,
  longBranding,
  sampleWriter,
  wiremu,
} from '#platform/mail/gallery/sample.ts';
import type { templates } from './templates.ts';

/** Sample mails of offered places. */

const samplesOf = sampleWriter<typeof templates>();

export const samples = [
  ...samplesOf(
    'places-offered',
    { branding, firstName: graeme.firstName, places: places.slice(0, 1) },
    {
      several: { places },
      long: { branding: longBranding, firstName: long.firstName, places },
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
];
