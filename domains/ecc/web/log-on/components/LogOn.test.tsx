// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type EccLogOnForm, eccLogOnMessage, eccMessageText } from '#ecc/contract';
import type { Refusal } from '#lib/queue/queue.ts';
import { aWrite } from '#record/web/record-write.fixture.ts';
import { showPage } from '#web/page.fixture.tsx';
import { logOnForm, ranger, tonight } from '../../ecc.fixture.ts';
import { LogOn } from './LogOn.tsx';

const now = '2027-01-15T08:00:00.000Z';
const patrol = tonight();

type Opened = Parameters<typeof LogOn>[0];

function open(others: Partial<EccLogOnForm> = {}, { refused }: Partial<Opened> = {}) {
  const start = logOnForm(others);
  const logOn = vi.fn<Opened['recorder']['logOn']>(async () => undefined);
  const page = <LogOn patrol={patrol} start={start} recorder={{ logOn }} refused={refused} now={now} />;
  return { start, logOn, ...showPage(page) };
}

const anId: unknown = expect.any(String);
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });
const message = () => screen.getByRole('region', { name: 'The Message' }).textContent;

it('shows word for word what it sends, while one types [16.11]', async () => {
  const { start, user, logOn } = open();
  await user.type(await field('Notes'), 'Checking the school.');
  await user.click(screen.getByRole('radio', { name: 'Covert' }));
  await user.click(await button('Send ECC LogOn'));
  await waitFor(() => expect(logOn).toHaveBeenCalledTimes(1));
  const sent = { phone: '021 555 0101', vehicle: { rego: 'KLM127' }, overt: false };
  expect(logOn.mock.calls).toMatchObject([[sent, anId]]);
  const details = {
    ...{ phone: '021 555 0101', vehicle: start.vehicles[0] ?? null, overt: false },
    ...{ notes: 'Checking the school.', standDownReason: null },
  };
  expect(message()).toContain(eccMessageText(eccLogOnMessage(start, details)));
});

it('fills in the rest of a remembered vehicle [16.11]', async () => {
  const { user } = open();
  const rego = await screen.findByRole('combobox', { name: 'Vehicle rego' });
  await user.clear(rego);
  await user.type(rego, ranger.rego.toLowerCase());
  expect((await field('Make')).value).toBe('Ford');
  expect((await field('Colour')).value).toBe('');
});

/** A log-on with a vehicle that the server refused. */
function refusal(others: Partial<Refusal>): Partial<Opened> {
  const payload = {
    phone: '021 555 0101',
    vehicle: { rego: 'NPR418' },
    notes: 'Quiet night',
    training: true,
  };
  const refused = { status: 409, code: 'renamed-meanwhile', message: 'Not a test any more.', issues: [] };
  return { refused: aWrite('log-on', payload, { refusal: { ...refused, ...others } }) };
}

it('shows again what was refused, with the reason, and sends it as it is now [16.11, 16.15]', async () => {
  const { user, logOn } = open({}, refusal({}));
  expect((await screen.findByRole('alert')).textContent).toContain('Not a test any more.');
  expect((await field('Notes')).value).toBe('Quiet night');
  await user.click(await button('Send ECC LogOn'));
  await waitFor(() =>
    expect(logOn.mock.calls).toMatchObject([[{ notes: 'Quiet night', training: false }, anId]]),
  );
});

it('shows what the server says against a vehicle on its field [16.11]', async () => {
  open({}, refusal({ status: 400, issues: [{ path: ['vehicle', 'rego'], reason: 'regex' }] }));
  expect(await screen.findByText('Unexpected format')).toBeDefined();
  expect(screen.queryByText('The log-on was not sent')).toBeNull();
});

it('reads out a script and takes the number that the ECC gives on the phone [16.11]', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: 'By Phone' }));
  const script = screen.getByRole('region', { name: 'Read This Out' });
  expect(script.textContent).toContain('Hotel Sierra Charlie Papa');
  expect((await screen.findByRole('link', { name: 'Ring the ECC' })).getAttribute('href')).toBe(
    'tel:095550111',
  );
  expect(await field('Event Number')).toBeDefined();
});

it('of an organization whose ECC takes no mail says so and offers the phone [16.11]', async () => {
  open({ ecc: { phone: '09 555 0111', takesMail: false } });
  expect(await screen.findByText(/has not entered the email address of the ECC/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send ECC LogOn' })).toBeNull();
  expect(await screen.findByRole('link', { name: 'Ring the ECC' })).toBeDefined();
});

it('of a TEST patrol does not ring the ECC [16.11]', async () => {
  const { user } = open({ training: true, ecc: { phone: '09 555 0111', takesMail: false } });
  await user.click(await screen.findByRole('radio', { name: 'By Phone' }));
  expect(screen.queryByRole('link', { name: 'Ring the ECC' })).toBeNull();
});

it('tells a crew of one to stand down, and asks for a reason before it sends [16.11]', async () => {
  const crew = [{ name: 'Hemi TAMIHANA', idNumber: null, phone: null }];
  const { user, logOn } = open({ undermanned: true, crew });
  expect((await screen.findByRole('alert')).textContent).toContain('Stand downOnly Hemi TAMIHANA');
  expect(screen.getByRole('link', { name: 'Go Back' })).toBeDefined();
  expect((await button('Send ECC LogOn')).dataset.variant).toBe('default');
  await user.type(await field('Reason to log on all the same'), 'A constable rides along.');
  await user.click(await button('Send ECC LogOn'));
  await waitFor(() =>
    expect(logOn.mock.calls).toMatchObject([[{ standDownReason: 'A constable rides along.' }, anId]]),
  );
});
