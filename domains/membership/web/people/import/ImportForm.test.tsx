// @vitest-environment jsdom
import { notifications, notificationsStore } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { InviteAll } from '../components/InviteAll.tsx';
import { ImportPeoplePage } from '../pages/ImportPeoplePage.tsx';

beforeEach(() => notifications.clean());

const admin = { profile: { roles: ['admin' as const] } };
const toasts = () => notificationsStore.getState().notifications.map(({ message }) => message);
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const outcome = (is: string, firstName?: string) => ({
  is,
  who: firstName ? { firstName, lastName: 'Ng' } : null,
});
const table = 'Who\tAddress\nAna Ng\tana@example.nz\nBob Ng\tbob@example.nz\nCy Ng\tcy@nowhere';

async function paste(answers: Record<string, unknown>) {
  answerCalls(answers);
  const shown = showPage(<ImportPeoplePage />, admin);
  await shown.user.click(await screen.findByLabelText('Table of people'));
  await shown.user.paste(table);
  return shown;
}

const checked = { outcomes: [outcome('new'), outcome('known', 'Robert')] };

it('shows what becomes of each row, and imports once nothing is left to correct [4.25]', async () => {
  const { user, router } = await paste({
    '/persons/import/check': checked,
    '/persons/import': { added: 1, known: 1 },
  });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Column 2 Address' })).toBeDefined();
  expect((await section('To Add')).getByText('Ana NG')).toBeDefined();
  expect((await section('Stay As They Are')).getByText('Already here as Robert NG')).toBeDefined();
  expect((await section('To Correct')).getByText('Email: Invalid format')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Import 1' }));
  expect(toasts()).toEqual(['Please correct the rows that are marked, or leave them out.']);
  await user.click(screen.getByRole('button', { name: 'Leave Out row 4, Cy NG' }));
  expect((await section('Left Out')).getByText('Cy NG')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Import 1' }));
  await waitFor(() => expect(toasts()).toContain('1 person added. Nobody was mailed yet.'));
  expect(router.state.location.pathname).toBe('/people');
  const person = (firstName: string) => ({
    ...{ firstName, lastName: 'Ng', email: `${firstName.toLowerCase()}@example.nz`, phone: null },
    ...{ idNumber: null, roles: ['patroller'] },
  });
  expect(sentChanges()).toContainEqual(['POST /persons/import', { people: [person('Ana'), person('Bob')] }]);
});

it('marks the row that the server refused, and keeps what was pasted [4.25]', async () => {
  const issues = [{ path: ['people', '0', 'email'], reason: 'not-unique', value: 'ana@example.nz' }];
  const refusal = Response.json({ message: 'Validation failed', issues }, { status: 400 });
  const { user } = await paste({ '/persons/import/check': checked, '/persons/import': refusal });
  await section('To Add');
  await user.click(screen.getByRole('button', { name: 'Leave Out row 4, Cy NG' }));
  await user.click(await screen.findByRole('button', { name: 'Import 1' }));
  expect((await section('To Correct')).getByText('Email: Already in use')).toBeDefined();
  expect(screen.getByLabelText('Table of people')).toHaveProperty('value', table);
});

it('takes a column as an admin says [4.25]', async () => {
  const { user } = await paste({ '/persons/import/check': checked });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Column 2 Address' }), 'Phone');
  const last = () => sentChanges().at(-1);
  await waitFor(() =>
    expect(last()).toMatchObject([
      expect.any(String),
      { people: [{ phone: 'ana@example.nz', email: null }, {}, {}] },
    ]),
  );
});

it('invites all after a question that names their number [4.20]', async () => {
  answerCalls({
    '/persons/invitations': { held: 28, unanswered: 2, recent: 0, left: 200, invited: 30, waiting: 0 },
  });
  const { user } = showPage(<InviteAll />, admin);
  await user.click(await screen.findByRole('button', { name: 'Invite All' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite 28 people?' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Also again the 2 who have not signed in' }));
  await user.click(dialog.getByRole('button', { name: 'Invite 30' }));
  await waitFor(() => expect(toasts()).toEqual(['30 people invited']));
  expect(sentChanges()).toEqual([['POST /persons/invitations', { again: true }]]);
});
