import { reviewText } from '@patrolbook/contract';
import {
  branding,
  graeme,
  links,
  longOrganizationName,
  organizationName,
  sampleWriter,
  when,
} from '../../../platform/mail/gallery/sample.ts';
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
    author: graeme,
    why: reviewText('cancelled'),
    link: links.patrol,
  },
  {
    'off-crew': {
      organizationName: longOrganizationName,
      author: { ...graeme, phone: null },
      why: reviewText('off-crew'),
    },
  },
);
