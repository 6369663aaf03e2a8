// @vitest-environment jsdom
import { type EccLogOnForm, eccLogOnMessage, eccMessageText, NewEccLogOn } from '@patrolbook/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { logOnForm, ranger, sentBodies, tonight } from '../../../../domain/ecc/ecc.fixture.ts';
import { answerCalls, showPage } from '../../../../page.fixture.tsx';
import { LogOn } from './LogOn.tsx';

const now = '2027-01-15T08:00:00.000Z';
const patrol = tonight();
const path = `/patrol/${patrol._id}/ecc-log-on`;

function open(others: Partial<EccLogOnForm> = {}) {
  const start = logOnForm(others);
  return { start, ...showPage(<LogOn patrol={patrol} start={start} now={now} />) };
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });
const message = () => screen.getByRole('region', { name: 'The Message' }).textContent;

it('shows word for word what it sends, while one types [ecc-preview] [ecc-form]', async () => {
  answerCalls({ [path]: patrol });
  const { start, user } = open();
  await user.type(await field('Notes'), 'Checking the school.');
  await user.click(screen.getByRole('radio', { name: 'Covert' }));
  await user.click(await button('Send ECC LogOn'));
  await waitFor(() => expect(sentBodies()).toHaveLength(1));
  const [sent] = sentBodies();
  expect(sent).toMatchObject({ phone: '021 555 0101', vehicle: { rego: 'KLM127' }, overt: false });
  const details = {
    ...{ phone: '021 555 0101', vehicle: start.vehicles[0] ?? null, overt: false },
    ...{ notes: 'Checking the school.', standDownReason: null },
  };
  expect(message()).toContain(eccMessageText(eccLogOnMessage(start, details)));
});

it('fills in the rest of a remembered vehicle [ecc-form]', async () => {
  const { user } = open();
  const rego = await screen.findByRole('combobox', { name: 'Vehicle rego' });
  await user.clear(rego);
  await user.type(rego, ranger.rego.toLowerCase());
  expect((await field('Make')).value).toBe('Ford');
  expect((await field('Colour')).value).toBe('');
});

it('keeps what was typed when it is not sent, and tries again with the same id [ecc-same-id]', async () => {
  answerCalls({ [path]: patrol });
  const { user } = open();
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('no network'));
  await user.type(await field('Notes'), 'Quiet night');
  await user.click(await button('Send ECC LogOn'));
  expect((await screen.findByRole('alert')).textContent).toContain('The log-on was not sent');
  expect((await field('Notes')).value).toBe('Quiet night');
  await user.dblClick(await button('Send ECC LogOn'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  const bodies = sentBodies();
  expect(bodies.length).toBeGreaterThan(1);
  for (const body of bodies) expect(body).toEqual(bodies[0]);
});

it('takes another id once it was refused, such as when the patrol is no test any more [ecc-same-id] [ecc-training-turned]', async () => {
  answerCalls({ [path]: patrol });
  const { user } = open({ training: true });
  vi.mocked(fetch).mockResolvedValueOnce(
    Response.json(
      { code: 'renamed-meanwhile', message: 'This patrol is not a test any more.' },
      { status: 409 },
    ),
  );
  await user.click(await button('Send ECC LogOn'));
  expect((await screen.findByRole('alert')).textContent).toContain('not a test any more');
  await user.click(await button('Send ECC LogOn'));
  await waitFor(() => expect(sentBodies()).toMatchObject([{ training: true }, { training: true }]));
  const [first, second] = sentBodies().map((body) => NewEccLogOn.parse(body)._id);
  expect(first).not.toBe(second);
});

it('shows what the server says against a vehicle on its field', async () => {
  const issues = [{ path: ['vehicle', 'rego'], reason: 'regex' }];
  answerCalls({});
  const { user } = open();
  vi.mocked(fetch).mockResolvedValueOnce(
    Response.json({ message: 'Validation failed', issues }, { status: 400 }),
  );
  await user.click(await button('Send ECC LogOn'));
  expect(await screen.findByText('Unexpected format')).toBeDefined();
  expect(screen.queryByText('The log-on was not sent')).toBeNull();
});

it('reads out a script and takes the number that the ECC gives on the phone [ecc-by-phone]', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: 'By Phone' }));
  const script = screen.getByRole('region', { name: 'Read This Out' });
  expect(script.textContent).toContain('Hotel Sierra Charlie Papa');
  expect(screen.getByRole('link', { name: 'Ring the ECC' }).getAttribute('href')).toBe('tel:095550111');
  expect(await field('Event Number')).toBeDefined();
});

it('of an organization whose ECC takes no mail says so and offers the phone [ecc-by-phone]', async () => {
  open({ ecc: { phone: '09 555 0111', takesMail: false } });
  expect(await screen.findByText(/has not entered the email address of the ECC/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send ECC LogOn' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ring the ECC' })).toBeDefined();
});

it('of a TEST patrol does not ring the ECC [ecc-training-shown]', async () => {
  const { user } = open({ training: true, ecc: { phone: '09 555 0111', takesMail: false } });
  await user.click(await screen.findByRole('radio', { name: 'By Phone' }));
  expect(screen.queryByRole('link', { name: 'Ring the ECC' })).toBeNull();
});

it('tells a crew of one to stand down, and asks for a reason before it sends [ecc-stand-down-shown]', async () => {
  const crew = [{ name: 'Hemi TAMIHANA', idNumber: null, phone: null }];
  answerCalls({ [path]: patrol });
  const { user } = open({ undermanned: true, crew });
  expect((await screen.findByRole('alert')).textContent).toContain('Stand downOnly Hemi TAMIHANA');
  expect(screen.getByRole('link', { name: 'Go Back' })).toBeDefined();
  expect((await button('Send ECC LogOn')).dataset.variant).toBe('default');
  await user.type(await field('Reason to log on all the same'), 'A constable rides along.');
  await user.click(await button('Send ECC LogOn'));
  await waitFor(() => expect(sentBodies()).toMatchObject([{ standDownReason: 'A constable rides along.' }]));
});
