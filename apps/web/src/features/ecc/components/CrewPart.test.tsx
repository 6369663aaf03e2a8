// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logOnForm, tonight } from '../../../domain/ecc/ecc.fixture.ts';
import { claimsWith } from '../../../lib/auth/claims.fixture.ts';
import { answerCalls, showPage } from '../../../page.fixture.tsx';
import { CrewPart } from './CrewPart.tsx';

const eccLogOnResponse = { when: '2027-01-15T07:58:00.000Z', policeEventNumber: 'P061234567' };

it.each([
  ['takes mail', true],
  ['takes no mail', false],
])(
  'beside a number by phone a log-on is offered if the ECC %s [start-warning-log-on]',
  async (_, takesMail) => {
    const patrol = tonight({ eccLogOnResponse });
    answerCalls({
      [`/patrol/${patrol._id}/ecc-log-on`]: logOnForm({ ecc: { phone: null, takesMail } }),
      [`/patrol/${patrol._id}/ecc-replies`]: { items: [], matches: 0 },
    });
    showPage(<CrewPart patrol={patrol} viewer={{ personId: claimsWith().sub, roles: ['patroller'] }} />);
    expect(await screen.findByText('P061234567')).toBeDefined();
    expect(screen.queryAllByRole('button', { name: 'Send ECC LogOn' })).toHaveLength(takesMail ? 1 : 0);
    expect(screen.getAllByRole('form', { name: 'Event Number' })).toHaveLength(1);
  },
);
