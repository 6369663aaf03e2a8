// @vitest-environment jsdom

import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Audit, SecondStep, Session } from '#accounts/contract';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { SecurityPage } from './SecurityPage.tsx';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const known = { ips: ['203.0.113.5', '10.0.0.1'], userAgent: firefox };
const unknown = { ips: [], userAgent: '' };

/** A session of another device: issued the evening before, and valid. */
const session: Session = {
  _id: '01920000-0000-7000-8000-000000000003',
  issued: '2027-01-14T06:12:00.000Z',
  refreshed: '2027-01-15T07:58:00.000Z',
  expires: '2027-03-15T06:12:00.000Z',
  revoked: null,
  ...known,
  sharedDevice: false,
  began: 'password',
  current: false,
};

const audit: Audit = {
  _id: '01920000-0000-7000-8000-000000000004',
  when: '2027-01-14T06:12:00.000Z',
  event: 'sign-in-failure',
  data: { reason: 'Invalid credentials' },
  request: { client: known },
};

const none = { address: null, made: null };

interface Lists {
  sessions?: readonly Session[];
  audits?: readonly Audit[];
  matches?: number;
  phone?: boolean;
  calendar?: { address: string | null; made: string | null };
  secondStep?: SecondStep;
}

/** Shows the page with these lists; `matches` is what each of them has in all. */
async function showLists({
  sessions = [session],
  audits = [audit],
  matches,
  phone = false,
  calendar = none,
  secondStep = { since: null, app: false, passkeys: [], required: false, recoveryCodes: 0 },
}: Lists) {
  answerCalls({
    '/my/sessions': { items: sessions, matches: matches ?? sessions.length },
    '/my/calendar': calendar,
    '/my/second-step': secondStep,
    '/my/audits': { items: audits, matches: matches ?? audits.length },
  });
  const profile = { organizationId: audit._id };
  const shown = showPage(<SecurityPage />, { phone, profile });
  await screen.findByRole('region', { name: 'Audit History' });
  return shown;
}

const card = (name: string) => screen.getByRole('region', { name });

/** The texts of a table's rows, cell by cell, the headings first. */
function cells(name: string) {
  const rows = within(card(name)).getAllByRole<HTMLTableRowElement>('row');
  return rows.map(({ cells: of }) => [...of].map(({ textContent }) => textContent));
}

const lines = (name: string) =>
  within(card(name))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the sessions [14.7]', () => {
  it('have issued, first address, last refreshed, browser and system, and Revoke', async () => {
    await showLists({ sessions: [session] });
    expect(cells('Current Sessions')).toEqual([
      ['Issued', 'IP', 'Last refreshed', 'Browser', 'Status'],
      ['14 Jan 2027, 19:12', '203.0.113.5', '2 minutes ago', 'Firefox on Windows', 'Revoke'],
    ]);
  });

  it('were last refreshed when they were issued, if never since', async () => {
    await showLists({ sessions: [{ ...session, refreshed: null }] });
    expect(cells('Current Sessions')[1]?.[2]).toBe('yesterday');
  });

  it('have chips for this device and a shared one', async () => {
    await showLists({ sessions: [{ ...session, current: true, sharedDevice: true }] });
    expect(cells('Current Sessions')[1]?.[3]).toBe('Firefox on WindowsThis deviceShared Device');
  });

  it('say which address and browser are unknown', async () => {
    await showLists({ sessions: [{ ...session, ...unknown }] });
    expect(cells('Current Sessions')[1]?.slice(1, 4)).toEqual(['unknown', '2 minutes ago', 'unknown']);
  });

  it('have the same on a phone', async () => {
    await showLists({ sessions: [session, { ...session, ...unknown, _id: audit._id }], phone: true });
    expect(lines('Current Sessions')).toEqual([
      'Firefox on Windows203.0.113.5 · 2 minutes agoIssued 14 Jan 2027, 19:12Revoke',
      'unknownunknown · 2 minutes agoIssued 14 Jan 2027, 19:12Revoke',
    ]);
  });

  it('may be none', async () => {
    await showLists({ sessions: [] });
    expect(within(card('Current Sessions')).getByText('No sessions')).toBeDefined();
  });
});

it.each([
  ['revoked', { revoked: '2027-01-14T08:00:00.000Z' }, 'Revoked'],
  ['expired', { expires: '2027-01-15T08:00:00.000Z' }, 'Expired'],
  ['revoked, and then expired', { revoked: session.issued, expires: session.issued }, 'Revoked'],
])('a session that is %s says so, and has no button [14.7]', async (_, ended, chip) => {
  await showLists({ sessions: [{ ...session, ...ended }] });
  expect(cells('Current Sessions')[1]?.[4]).toBe(chip);
  expect(screen.queryByRole('button', { name: /Revoke/ })).toBeNull();
});

it('a session that is neither has a button that says which one it revokes [14.7]', async () => {
  await showLists({ sessions: [{ ...session, expires: '2027-01-15T08:00:00.001Z' }] });
  const button = within(card('Current Sessions')).getByRole('button');
  expect(button.textContent).toBe('Revoke');
  expect(button.getAttribute('aria-label')).toBe('Revoke Firefox on Windows, issued 14 Jan 2027, 19:12');
});

describe('the audit history [14.7]', () => {
  it('has event, first address, browser and time', async () => {
    await showLists({ audits: [audit, { ...audit, _id: session._id, request: { client: unknown } }] });
    expect(cells('Audit History')).toEqual([
      ['Event', 'IP', 'Browser', 'When'],
      ['Sign in failed - Invalid credentials', '203.0.113.5', 'Firefox on Windows', '14 Jan, 19:12'],
      ['Sign in failed - Invalid credentials', 'unknown', 'unknown', '14 Jan, 19:12'],
    ]);
  });

  it('has the same on a phone', async () => {
    await showLists({
      audits: [audit, { ...audit, _id: session._id, request: { client: unknown } }],
      phone: true,
    });
    expect(lines('Audit History')).toEqual([
      'Sign in failed - Invalid credentials14 Jan, 19:12 · 203.0.113.5 · Firefox on Windows',
      'Sign in failed - Invalid credentials14 Jan, 19:12 · unknown · unknown',
    ]);
  });

  it('may be empty', async () => {
    await showLists({ audits: [] });
    expect(within(card('Audit History')).getByText('No events')).toBeDefined();
  });
});

it('sessions and audits have twelve to a page [7.1]', async () => {
  await showLists({ matches: 13 });
  for (const list of ['current sessions', 'audit history'])
    expect(screen.getByRole('navigation', { name: `Pages of ${list}` }).textContent).toBe('1–12 of 13');
});

describe('the passkeys [9.23]', () => {
  const phone = { _id: audit._id, name: 'My phone', added: '2027-01-14T06:12:00.000Z', lastUsed: null };
  const laptop = { ...phone, _id: session._id, name: 'Laptop', lastUsed: '2027-01-15T07:58:00.000Z' };
  const secondStep = {
    since: phone.added,
    app: false,
    passkeys: [phone, laptop],
    required: false,
    recoveryCodes: 9,
  };

  it('have their names, when they were added, and when they were last used', async () => {
    await showLists({ secondStep });
    await screen.findByRole('region', { name: 'Passkeys' });
    expect(lines('Passkeys')).toEqual([
      'My phoneAdded 14 Jan 2027 · not used yetRenameRemove',
      'LaptopAdded 14 Jan 2027 · used 2 minutes agoRenameRemove',
    ]);
    expect(card('Second Step').textContent).toContain('9 recovery codes are left.');
  });

  it('are renamed', async () => {
    const { user } = await showLists({ secondStep });
    await user.click(await screen.findByRole('button', { name: 'Rename Laptop' }));
    await user.type(await screen.findByLabelText('Name'), ' at home{Enter}');
    expect(sentChanges()).toEqual([[`PATCH /my/passkey/${laptop._id}`, { name: 'Laptop at home' }]]);
  });

  it('are removed with the password and a recovery code', async () => {
    const { user } = await showLists({ secondStep });
    await user.click(await screen.findByRole('button', { name: 'Remove My phone' }));
    await user.type(await screen.findByLabelText('Recovery code'), 'k3mwp-7xq2d');
    await user.type(screen.getByLabelText('Current password'), 'Torch-and-vest-1');
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    const proof = { code: 'k3mwp-7xq2d', currentPassword: 'Torch-and-vest-1' };
    expect(sentChanges()).toEqual([[`POST /my/passkey/${phone._id}/remove`, proof]]);
  });

  it('and the app can be taken away unless it is the last of what is required [9.25]', async () => {
    const step = { ...secondStep, required: true };
    const offered = () => screen.queryAllByRole('button', { name: /^(Remove|Turn Off)/ }).length;
    await showLists({ secondStep: step });
    await screen.findByRole('region', { name: 'Passkeys' });
    expect(offered()).toBe(2);
    cleanup();
    await showLists({ secondStep: { ...step, passkeys: [phone] } });
    await screen.findByText(/required of you, so the last one cannot be removed/);
    expect(offered()).toBe(0);
    cleanup();
    await showLists({ secondStep: { ...step, app: true, passkeys: [] } });
    await screen.findByText(/required of you, so the last one cannot be removed/);
    expect(offered()).toBe(0);
  });
});

describe('the address of the calendar [10.8]', () => {
  const calendar = { address: 'https://patrols.example.nz/a.ics', made: '2027-01-14T06:12:00.000Z' };

  it('is listed with when it was made, and stopped after a question', async () => {
    const { user } = await showLists({ calendar });
    expect((await screen.findByText(/^Made Thu 14 Jan.*19:12/)).textContent).toContain('without signing in');
    await user.click(screen.getByRole('button', { name: 'Stop the calendar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Stop the calendar?' });
    expect(sentChanges()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Stop' }));
    expect(sentChanges().map(([call]) => call)).toEqual(['DELETE /my/calendar']);
  });

  it('ends with the password unless it is kept', async () => {
    const { user } = await showLists({ calendar });
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
    await user.type(await screen.findByLabelText('Current password'), 'Torch-and-vest-1');
    await user.type(screen.getByLabelText('New password'), 'Vest-and-torch-2');
    await user.type(screen.getByLabelText('Confirm password'), 'Vest-and-torch-2');
    await user.click(await screen.findByLabelText('Keep my calendar address'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const body = { currentPassword: 'Torch-and-vest-1', password: 'Vest-and-torch-2', keepCalendar: true };
    expect(sentChanges()).toEqual([['POST /my/password', body]]);
  });
});
