// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Role } from '#contract';
import type { PatrolUnsent } from '#messages/contract';
import { answerCalls, showPage } from '../../page.fixture.tsx';
import { UnsentBanner } from './UnsentBanner.tsx';

const unsent: PatrolUnsent = {
  _id: '01920000-0000-7000-8000-000000000001',
  type: 'patrol',
  name: 'Regular patrol',
  callSign: 'HSCP',
  when: '2027-01-15T05:00:00.000Z',
  hours: 2,
  mails: [
    { kind: 'ecc-log-on', since: '2027-01-15T04:40:00.000Z', recipients: [], reason: null },
    { kind: 'overdue-admins', since: '2027-01-15T07:30:00.000Z', recipients: ['Ana KING'], reason: null },
  ],
  crew: [
    { name: 'Hemi TAMIHANA', phone: '021 555 0101' },
    { name: 'Mere KING', phone: null },
  ],
};

function open(roles: Role[], items = [unsent]) {
  const called = answerCalls({
    '/patrols/unsent': { items },
    '/my/organization': { ecc: { phone: '09 555 0111', takesMail: true } },
  });
  showPage(<UnsentBanner />, { profile: { roles } });
  return called;
}

it('tells admins which mails have not left, and whom to ring instead [17.14]', async () => {
  open(['admin']);
  const patrol = await screen.findByRole('link', { name: 'Show the Patrol' });
  expect(patrol.getAttribute('href')).toBe(`/patrol/${unsent._id}`);
  const text = screen.getByRole('status').textContent;
  expect(text).toContain('HSCP, Fri 15 Jan 2027, 18:00: mails do not leave.');
  expect(text).toContain('Log-on, to the ECC, due since 17:40');
  expect(text).toContain('Past the end, to the admins, due since 20:30 (Ana KING)');
  const ecc = await screen.findByRole('link', { name: 'ECC 09 555 0111' });
  expect(ecc.getAttribute('href')).toBe('tel:095550111');
  expect(await screen.findByRole('link', { name: 'Hemi TAMIHANA 021 555 0101' })).toBeDefined();
});

it('tells of two patrols in full, and leads to the others [17.14]', async () => {
  const ids = ['2', '3', '4'].map((digit) => unsent._id.replace(/1$/, digit));
  open(['admin'], [unsent, ...ids.map((_id) => ({ ...unsent, _id }))]);
  expect(await screen.findAllByRole('link', { name: 'Show the Patrol' })).toHaveLength(2);
  const others = screen.getAllByRole('link', { name: 'HSCP, Fri 15 Jan 2027, 18:00' });
  expect(others.map((link) => link.getAttribute('href'))).toEqual(ids.slice(1).map((id) => `/patrol/${id}`));
});

it('says nothing while all have left [17.14]', async () => {
  open(['admin'], []);
  expect((await screen.findByRole('status')).textContent).toBe('');
});

it('asks and says nothing for others [17.14]', async () => {
  const called = open(['watcher', 'patroller']);
  expect((await screen.findByRole('status')).textContent).toBe('');
  expect(called.filter(({ pathname }) => pathname.endsWith('/unsent'))).toEqual([]);
});
