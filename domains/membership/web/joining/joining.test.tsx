// @vitest-environment jsdom
import { notifications, notificationsStore } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ofServer } from '#lib/http/answers.fixture.ts';
import { show } from '#web/dom.fixture.tsx';
import { JoinForm } from './components/JoinForm.tsx';

beforeEach(() => notifications.clean());

const page = { organizationName: 'Howick South Community Patrol', words: 'We patrol on Fridays.' };
const sina = {
  'First name': 'Sina',
  'Last name': 'Leota',
  Email: 'sina@example.nz',
  Phone: '021 555 0177',
};

/** The form; the test is the server that it asks. */
function showForm() {
  const send = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => ofServer(new Response(null, { status: 204 })));
  const onAsked = vi.fn();
  const { user } = show(<JoinForm code="A/12" page={page} onAsked={onAsked} />);
  const ask = () => user.click(screen.getByRole('button', { name: 'Ask to Join' }));
  const fill = async () => {
    for (const [label, text] of Object.entries(sina)) {
      await user.click(field(label));
      await user.paste(text);
    }
  };
  return { send, onAsked, ask, fill };
}

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const described = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent;
const toasts = () => notificationsStore.getState().notifications.map(({ message }) => message);

it('what is missing is said at once, and the rest is the server’s to judge [4.26]', async () => {
  const { send, onAsked, ask, fill } = showForm();
  expect(screen.getByRole('heading', { name: 'Join Howick South Community Patrol' })).toBeDefined();
  expect(screen.getByText('We patrol on Fridays.')).toBeDefined();
  await ask();
  for (const label of Object.keys(sina)) expect(described(label)).toBe('Must have a value');
  expect(send).not.toHaveBeenCalled();

  await fill();
  const issues = [{ path: ['email'], reason: 'incorrect-format', format: 'an email address' }];
  send.mockImplementation(async () =>
    ofServer(Response.json({ message: 'Validation failed', issues }, { status: 400 })),
  );
  await ask();
  await waitFor(() => expect(described('Email')).toBe('Give an email address'));
  expect([onAsked.mock.calls, field('First name').value]).toEqual([[], 'Sina']);

  const message = 'Very many people have asked today. Please ask again tomorrow.';
  send.mockImplementation(async () => ofServer(Response.json({ message }, { status: 429 })));
  await ask();
  await waitFor(() => expect(toasts()).toEqual([message]));
  expect(field('Phone').value).toBe('021 555 0177');

  send.mockImplementation(async () => ofServer(new Response(null, { status: 204 })));
  await ask();
  await waitFor(() => expect(onAsked).toHaveBeenCalledWith('sina@example.nz'));
  const [address, { body } = {}] = send.mock.lastCall ?? [];
  expect(address).toBe('/api/v1/join/A%2F12');
  expect(JSON.parse(String(body))).toEqual({
    firstName: 'Sina',
    lastName: 'Leota',
    email: 'sina@example.nz',
    phone: '021 555 0177',
    message: '',
  });
});
