// @vitest-environment jsdom

import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { eccLogOnMessage } from '#ecc/contract';
import { createQueryClient } from '#lib/api/query-client.ts';
import { ofServer } from '#lib/http/answers.fixture.ts';
import type { EccNotificationView } from '#patrols/contract';
import { show } from '#web/dom.fixture.tsx';
import { corolla, logOnForm } from '../../ecc.fixture.ts';
import { AnswerByLink } from './AnswerByLink.tsx';

afterEach(() => void vi.restoreAllMocks());

const details = { phone: '021 555 0101', vehicle: corolla, overt: true, notes: null, standDownReason: null };
const logOn: EccNotificationView = {
  ...{ kind: 'log-on', sent: '2027-01-15T07:02:00.000Z', callSign: 'HSCP', training: false },
  organization: { name: 'Howick South Community Patrol', timeZone: 'Pacific/Auckland' },
  message: eccLogOnMessage(logOnForm(), details),
  answer: null,
  expires: '2027-01-16T11:45:00.000Z',
};
const answered = {
  ...logOn,
  answer: { when: '2027-01-15T07:20:00.000Z', policeEventNumber: 'P061234567' },
};

/** Opens the page; the server answers each call with the next of these, and says 200 unless told otherwise. */
function open(...answers: { status?: number; [field: string]: unknown }[]) {
  const bodies: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, options) => {
    if (options?.method === 'POST') bodies.push(JSON.parse(String(options.body)));
    const { status = 200, ...answer } = answers.shift() ?? {};
    return ofServer(Response.json(answer, { status }));
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <AnswerByLink linkToken="an-id.a-secret" /> }),
    history: createMemoryHistory(),
  });
  const { user } = show(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { user, bodies };
}

const field = () => screen.findByRole('textbox', { name: 'Police event number' });
const press = (name: string) => screen.findByRole('button', { name });

it('shows what the mail said, and takes the number with one button [16.12]', async () => {
  const { user, bodies } = open(logOn, logOn, answered);
  expect(await screen.findByRole('heading', { name: 'Community patrol log on HSCP' })).toBeDefined();
  for (const { label, value } of logOn.message.facts)
    expect(screen.getByText(label).nextElementSibling?.textContent).toBe(value);
  await user.type(await field(), 'P061234567{Enter}');
  expect((await screen.findByText('P061234567')).closest('[role=status]')?.textContent).toContain(
    'Answered on Fri 15 Jan 2027, 20:20. The crew sees the number.',
  );
  expect(bodies).toEqual([{ policeEventNumber: 'P061234567' }]);
});

it('shows the second operator the number, and asks before it is corrected [16.12]', async () => {
  const corrected = { ...answered, answer: { ...answered.answer, policeEventNumber: 'P061234568' } };
  const { user, bodies } = open(answered, answered, corrected);
  expect(await screen.findByText('P061234567')).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(await press('Correct the Number'));
  await user.type(await field(), 'P061234568{Enter}');
  const question = await screen.findByRole('dialog', { name: 'Replace the event number?' });
  expect(question.textContent).toContain('The crew has P061234567, and will see P061234568 instead.');
  expect(bodies).toEqual([]);
  await user.click(await press('Replace'));
  expect(await screen.findByText('P061234568')).toBeDefined();
  expect(bodies).toEqual([{ policeEventNumber: 'P061234568' }]);
});

it('asks as well if somebody else has answered since it was opened [16.12]', async () => {
  const { user, bodies } = open(logOn, answered);
  await user.type(await field(), 'P061234568{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Replace the event number?' })).toBeDefined();
  await user.click(await press('Keep P061234567'));
  expect(bodies).toEqual([]);
  expect(await screen.findByDisplayValue('P061234568')).toBeDefined();
});

it('keeps the number when it does not arrive [16.12]', async () => {
  const { user } = open(logOn, logOn, { status: 500, message: 'Something went wrong on our side.' });
  await user.type(await field(), 'P061234567{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('Your answer did not arrive');
  expect(await screen.findByDisplayValue('P061234567')).toBeDefined();
});

it('acknowledges a log-off with one button [16.12]', async () => {
  const logOff = { ...logOn, kind: 'log-off' };
  const { user, bodies } = open(logOff, { ...answered, kind: 'log-off' });
  await user.click(await press('Acknowledge'));
  expect(await screen.findByText('Acknowledged on Fri 15 Jan 2027, 20:20.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(bodies).toEqual([{}]);
});

it('says TRAINING for a TEST patrol [16.11]', async () => {
  open({ ...logOn, training: true });
  expect(await screen.findByText('TRAINING')).toBeDefined();
});

it('says that a link works no longer [10.3]', async () => {
  open({ status: 401, error: 'unauthorized', message: 'Sorry, this link has expired.' });
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeDefined();
});
