// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls, sentChanges, showPage } from '../../page.fixture.tsx';
import { ProfilePage } from './ProfilePage.tsx';

/** What stands under a term: "Email", "Phone". */
const fact = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

it('has name, email, phone and patrol ID number of somebody who has not left [4.1, 4.13]', async () => {
  showPage(<ProfilePage />);
  expect(await screen.findByRole('heading', { name: 'Hemi TAMIHANA' })).toBeDefined();
  const facts = ['hemi@example.nz', '021 555 0101', '4711'];
  expect(['Email', 'Phone', 'Patrol ID Number'].map(fact)).toEqual(facts);
  expect(screen.queryByText('Finished')).toBeNull();
});

it('says that there is no phone and no number [4.13]', async () => {
  showPage(<ProfilePage />, { profile: { phone: null, idNumber: null } });
  await screen.findByText('Phone');
  expect(['Phone', 'Patrol ID Number'].map(fact)).toEqual(['None', 'None']);
});

it('marks somebody who has left as Finished [4.13]', async () => {
  showPage(<ProfilePage />, { profile: { finished: '2027-01-14T08:00:00.000Z' } });
  expect(await screen.findByText('Finished')).toBeDefined();
});

it('changes the phone, or clears it [4.13]', async () => {
  answerCalls({ '/my/profile': {} });
  const { user } = showPage(<ProfilePage />);
  await user.click(await screen.findByText('Change Phone'));
  await user.clear(await screen.findByLabelText('Phone'));
  await user.click(screen.getByText('Save'));
  await waitFor(() => expect(sentChanges()).toEqual([['PATCH /my/profile', { phone: null }]]));
  expect(await screen.findByText('Change Phone')).toBeDefined();
});

it('lets a watcher choose the mails that nobody has to get, and offers none to others [4.31, 4.32]', async () => {
  answerCalls({ '/my/profile': {} });
  const { user } = showPage(<ProfilePage />, { profile: { roles: ['watcher'], notices: 'weekly' } });
  await screen.findByText('Mails to watchers');
  expect(fact('Mails to watchers')).toMatch(/^One mail a week/);
  expect(screen.queryByText('Summaries')).toBeNull();
  await user.click(screen.getByText('Change Mails'));
  await user.click(await screen.findByRole('radio', { name: /^One mail a day/ }));
  await user.click(screen.getByText('Save'));
  const sent = ['PATCH /my/profile', { notices: 'daily', summaries: 'each' }];
  await waitFor(() => expect(sentChanges()).toEqual([sent]));
});

it('says nothing of mails to a patroller, whose mails all ask for something [4.31, 4.32]', async () => {
  showPage(<ProfilePage />);
  await screen.findByText('Email');
  expect(screen.queryByText('Change Mails')).toBeNull();
});

/** Opens the form and types the current password, the new one, and that again. */
async function changePassword(answer: Response, again: string) {
  answerCalls({ '/my/password': answer });
  const { user } = showPage(<ProfilePage />);
  await user.click(await screen.findByText('Change Password'));
  const typed = { 'Current password': 'Torch-1-vest', 'New password': 'Patrol-1', 'Confirm password': again };
  for (const [label, text] of Object.entries(typed)) {
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByText('Save'));
}

it('changes the password, once it is typed alike twice [9.12]', async () => {
  await changePassword(new Response(null, { status: 204 }), 'Patrol-2');
  expect(await screen.findByText('Does not match Password')).toBeDefined();
  expect(sentChanges()).toEqual([]);
});

it('closes the form when the password is changed [9.12]', async () => {
  await changePassword(new Response(null, { status: 204 }), 'Patrol-1');
  expect(await screen.findByText('Change Password')).toBeDefined();
  expect(sentChanges()).toEqual([
    ['POST /my/password', { currentPassword: 'Torch-1-vest', password: 'Patrol-1', keepCalendar: false }],
  ]);
});

it('says on its field that the current password is wrong [9.12]', async () => {
  const issues = [{ path: ['currentPassword'], reason: 'wrong-password' }];
  await changePassword(Response.json({ message: 'Validation failed', issues }, { status: 400 }), 'Patrol-1');
  expect(await screen.findByText('Not your current password')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('Patrol-1');
});

it('downloads all that is held, and says who corrects what [22.7, 22.8]', async () => {
  const called = answerCalls({ '/my/information.zip': new Response('zip') });
  const { user } = showPage(<ProfilePage />);
  expect(await screen.findByText(/an admin corrects your name/)).toBeDefined();
  await user.click(screen.getByText('Download My Information'));
  await waitFor(() => expect(called.map(({ pathname }) => pathname)).toContain('/api/v1/my/information.zip'));
});

it('offers a super administrator no such file, whose organization is none [22.7, 22.8]', async () => {
  showPage(<ProfilePage />, { profile: { organizationId: null, roles: ['sa'] } });
  await screen.findByText('Email');
  expect(screen.queryByText('Download My Information')).toBeNull();
});

it('asks to be erased once it has said what goes and what stays, and withdraws that [22.10]', async () => {
  const request = { asked: '2027-01-14T08:00:00.000Z', declined: null };
  answerCalls({ '/my/erasure-request': { request: null } });
  const { user } = showPage(<ProfilePage />);
  await user.click(await screen.findByText('Ask to Be Erased'));
  expect(await screen.findByText(/records of patrols name their crews/)).toBeDefined();
  answerCalls({ '/my/erasure-request': { request } });
  await user.click(screen.getByText('Ask'));
  expect(await screen.findByText(/An admin answers by Thu 11 Feb 2027/)).toBeDefined();
  expect(sentChanges()).toEqual([['POST /my/erasure-request', undefined]]);
  answerCalls({ '/my/erasure-request': { request: null } });
  await user.click(screen.getByText('Withdraw'));
  expect(await screen.findByText('Ask to Be Erased')).toBeDefined();
});

it('says why a request to be erased was declined [22.10]', async () => {
  const declined = { when: '2027-01-14T09:00:00.000Z', reason: 'You are a witness.' };
  answerCalls({ '/my/erasure-request': { request: { asked: '2027-01-14T08:00:00.000Z', declined } } });
  showPage(<ProfilePage />);
  expect(await screen.findByText(/declined on 14 Jan 2027: You are a witness./)).toBeDefined();
});
