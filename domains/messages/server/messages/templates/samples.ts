import {
  branding,
  graeme,
  guest,
  links,
  longBranding,
  organizationName,
  sampleWriter,
  when,
  wiremu,
} from '#platform/mail/gallery/sample.ts';
import type { templates } from './templates.ts';

/** Sample mails of this feature. */

const samplesOf = sampleWriter<typeof templates>();

const patrol = {
  on: `patrol on ${when}`,
  when,
  detail: 'Regular patrol',
  questions: 'Questions? Ring Aroha Tamihana, 021 555 0142.',
  link: links.patrol,
};

export const samples = samplesOf(
  'message',
  {
    branding,
    to: wiremu.firstName,
    subject: 'Meet at the back gate',
    author: graeme.name,
    text: 'The front gate is being painted.\n\nPlease come to the back gate on Bells Road.',
    patrol,
    why: 'You receive this message as one of the crew of this patrol.',
  },
  {
    guest: { to: guest, patrol: { ...patrol, questions: '', link: null } },
    members: {
      patrol: null,
      branding: longBranding,
      subject: 'The station is closed over Christmas',
      why: `You receive this message as a member of ${organizationName}.`,
    },
  },
);
