import {
  branding,
  graeme,
  links,
  longOrganizationName,
  organizationName,
  sampleWriter,
  when,
} from '#platform/mail/gallery/sample.ts';
import { reviewText } from '#record/contract';
import type { templates } from './templates.ts';

/** Sample mails of this feature. */

const samplesOf = sampleWriter<typeof templates>();

export const samples = samplesOf(
  'record-kept',
  {
    branding,
    firstName: 'Aroha',
    organizationName,
    title: 'HSCP',
    when,
    author: { name: graeme.name, href: 'tel:0215550121' },
    why: reviewText('cancelled'),
    link: links.patrol,
  },
  {
    'off-crew': {
      organizationName: longOrganizationName,
      author: { name: graeme.name, href: undefined },
      why: reviewText('off-crew'),
    },
  },
);
