// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PrivacyNotice } from '#privacy/contract';
import { PrivacyLink } from '#ui/layout/PrivacyLink.tsx';
import { show } from '#web/dom.fixture.tsx';
import { answerCalls, showPage } from '#web/page.fixture.tsx';
import { PrivacyPage } from './pages/PrivacyPage.tsx';

const notice: PrivacyNotice = {
  organizationName: 'Howick South Community Patrol',
  coordinatorName: 'Aroha Tamihana',
  coordinatorPhone: '021 555 0142',
  clocks: [
    { clock: 'guests', days: 60 },
    { clock: 'audits', days: 1095 },
  ],
};

it('says in plain words for how long the organization keeps what, and whom to ask [22.24]', async () => {
  answerCalls({ '/my/privacy': notice });
  showPage(<PrivacyPage />);
  expect(await screen.findByText(/^Howick South Community Patrol keeps/)).toBeDefined();
  expect(screen.getByText('Phone and email of guests: 60 days')).toBeDefined();
  expect(screen.getByText('Who sees such details is logged for 3 years.')).toBeDefined();
  expect((await screen.findByRole<HTMLAnchorElement>('link', { name: /021 555 0142/ })).href).toMatch(
    /^tel:/,
  );
});

it('says what is usual where no organization is known [22.24]', async () => {
  const general = { ...notice, organizationName: null, coordinatorName: null, coordinatorPhone: null };
  answerCalls({
    '/my/privacy': Response.json({ message: 'Not found' }, { status: 404 }),
    '/privacy': general,
  });
  showPage(<PrivacyPage />);
  expect(await screen.findByText('Phone and email of guests: usually 60 days')).toBeDefined();
  expect(screen.getByText('Whoever of the group wrote to you, or its admins.')).toBeDefined();
});

it.each([
  ['/', '/privacy'],
  ['/set-password/token.sig', '/privacy/token.sig'],
  ['/assignment/confirm/token.sig', '/privacy/token.sig'],
  ['/ecc/token.sig', '/privacy/token.sig'],
  ['/ecc', '/privacy'],
  ['/join/HSCP', '/privacy/join/HSCP'],
  ['/join/confirm/token.sig', '/privacy'],
])('%s leads to %s [22.24]', (from, to) => {
  history.replaceState(null, '', from);
  show(<PrivacyLink />);
  expect(screen.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe(to);
  history.replaceState(null, '', '/');
});
