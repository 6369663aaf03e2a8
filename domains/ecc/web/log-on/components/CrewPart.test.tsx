// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { eccLogOnQuery } from '#ecc/web/queries.ts';
import { claimsWith } from '#lib/auth/claims.fixture.ts';
import { NewEccLogOn, type Patrol } from '#patrols/contract';
import { aStart } from '#patrols/web/patrol.fixture.ts';
import type { RecordedPatrol } from '#patrols/web/recorded/recorder.ts';
import { aWrite } from '#record/web/record-write.fixture.ts';
import { answerCalls, showPage } from '#web/page.fixture.tsx';
import { logOnForm, tonight } from '../../ecc.fixture.ts';
import { CrewPart } from './CrewPart.tsx';

/** Shows the page to its crew. */
function show(patrol: Patrol, others: Partial<RecordedPatrol> = {}) {
  const recorder = { logOn: vi.fn(async () => undefined), discard: vi.fn(async () => undefined) };
  const viewer = { personId: claimsWith().sub, roles: ['patroller' as const] };
  const record = { patrol, logOn: null, refused: [], isSaving: false, storageError: null, ...others };
  const page = <CrewPart record={record} recorder={recorder} viewer={viewer} />;
  return { recorder, ...showPage(page) };
}

const eccLogOnResponse = { when: '2027-01-15T07:58:00.000Z', policeEventNumber: 'P061234567' };

it.each([
  ['takes mail', true],
  ['takes no mail', false],
])('beside a number by phone a log-on is offered if the ECC %s [8.3]', async (_, takesMail) => {
  const patrol = tonight({ eccLogOnResponse });
  answerCalls({
    [`/patrol/${patrol._id}/ecc-log-on`]: logOnForm({ ecc: { phone: null, takesMail } }),
    [`/patrol/${patrol._id}/ecc-replies`]: { items: [], matches: 0 },
  });
  show(patrol);
  expect(await screen.findByText('P061234567')).toBeDefined();
  expect(screen.getAllByRole('form', { name: 'Event Number' })).toHaveLength(1);
  const sends = () => screen.queryAllByRole('button', { name: 'Send ECC LogOn' });
  await waitFor(() => expect(sends()).toHaveLength(takesMail ? 1 : 0));
});

it('a form that was read before the time to log on opens without coverage, and says what is added [17.33]', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
  const patrol = tonight();
  const { client } = show(patrol);
  client.setQueryData(eccLogOnQuery(patrol._id).queryKey, logOnForm({ withContacts: false }));
  expect(await screen.findByRole('button', { name: 'Send ECC LogOn' })).toBeDefined();
  expect(screen.getByText(/phone and ID numbers are added/)).toBeDefined();
});

describe('a log-on that the server does not have yet [17.34]', () => {
  const logOn = NewEccLogOn.parse({ _id: tonight()._id, phone: '021 555 0101', vehicle: { rego: 'KLM127' } });
  const path = `/patrol/${tonight()._id}/ecc-log-on`;

  it('is being sent at first, and is not asked for twice', async () => {
    answerCalls({ [path]: logOnForm() });
    show(tonight(), { logOn });
    expect(await screen.findByText('Sending')).toBeDefined();
    expect(screen.getByRole('region', { name: 'What Will Be Sent' }).textContent).toContain('KLM127');
    expect(screen.queryByRole('button', { name: 'Send ECC LogOn' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Ring the ECC' })).toBeNull();
  });

  it('waits without coverage, says that the ECC does not know, and leads to what to say on the phone', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answerCalls({ [path]: logOnForm() });
    show(tonight({ started: aStart() }), { logOn });
    expect(await screen.findByText('Waiting to send')).toBeDefined();
    expect(screen.getByText(/the ECC does not know of your patrol: ring it/)).toBeDefined();
    expect(screen.getByRole('region', { name: 'Read This Out' }).textContent).toContain(
      'Kilo Lima Mike 1 2 7',
    );
    expect(await screen.findByRole('link', { name: 'Ring the ECC' })).toBeDefined();
  });

  it('is not said to be kept before it is, nor where the device cannot keep it [17.11]', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answerCalls({ [path]: logOnForm() });
    const { unmount } = show(tonight(), { logOn, isSaving: true });
    expect(await screen.findByText('Sending')).toBeDefined();
    expect(screen.queryByText(/kept on this phone/)).toBeNull();
    unmount();
    show(tonight(), { logOn, storageError: 'The phone is full.' });
    expect(await screen.findByText(/This phone cannot keep the log-on/)).toBeDefined();
    expect(screen.queryByText(/kept on this phone/)).toBeNull();
  });

  it('of a test patrol rings nobody', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answerCalls({ [path]: logOnForm({ training: true }) });
    show(tonight({ name: 'TEST' }), { logOn });
    expect(await screen.findByText('Waiting to send')).toBeDefined();
    expect(screen.queryByText(/ring it/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Ring the ECC' })).toBeNull();
  });

  it('says why it was not sent if another of the crew was first, and can be discarded', async () => {
    const message = 'This patrol has already been logged on with the ECC.';
    const refusal = { status: 409, code: 'already-logged-on', message, issues: [] };
    const write = aWrite('log-on', { phone: '021 555 0101' }, { refusal });
    answerCalls({
      [path]: logOnForm(),
      [`/patrol/${tonight()._id}/ecc-replies`]: { items: [], matches: 0 },
      '/persons': { items: [], matches: 0 },
    });
    const patrol = tonight({ eccLogOnNotification: { when: '2027-01-15T07:50:00.000Z' } });
    const { user, recorder } = show(patrol, { refused: [write] });
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send Again' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(recorder.discard).toHaveBeenCalledWith(write.id);
  });
});

describe('at another time than that of a log-on [16.11]', () => {
  const tomorrow = '2027-01-16T08:45:00.000Z';

  /** Shows the page to the crew of a patrol that cannot be logged on now. */
  function open(state: Partial<Patrol>, start: Partial<ReturnType<typeof logOnForm>> = {}) {
    const patrol = tonight(state);
    answerCalls({ [`/patrol/${patrol._id}/ecc-log-on`]: logOnForm(start) });
    show(patrol);
  }
  const rings = () => screen.queryByRole('link', { name: 'Ring the ECC' }) !== null;

  it('the crew reads beforehand what logging on is, and does not ring yet', async () => {
    open({ when: tomorrow });
    expect(
      await screen.findByText(/tells the police emergency control centre \(ECC\), by email/),
    ).toBeDefined();
    expect(screen.getByText(/opens on this page by itself/)).toBeDefined();
    expect(rings()).toBe(false);
  });

  it('the crew reads that it is done by phone where the ECC takes no mail, and in training by nobody', async () => {
    open({ when: tomorrow }, { ecc: { phone: null, takesMail: false } });
    expect(await screen.findByText(/\(ECC\), by phone/)).toBeDefined();
    open({ when: tomorrow, name: 'TEST' }, { training: true });
    expect(await screen.findByText(/Logging on is practised here/)).toBeDefined();
  });

  it.each<[string, Partial<Patrol>, RegExp, boolean]>([
    ['a draft', { when: tomorrow, finalized: null }, /not been finalized/, false],
    ['cancelled', { when: tomorrow, cancelled: { when: tomorrow } }, /was cancelled/, false],
    ['over', { when: '2027-01-14T08:00:00.000Z' }, /is over/, false],
    ['running', { started: aStart() }, /Log on by phone/, true],
  ])(
    'the crew of one that is %s reads why, and rings only if it is out',
    async (_which, state, why, isOffered) => {
      open(state);
      expect(await screen.findByText(why)).toBeDefined();
      expect(screen.queryByText(/by itself/)).toBeNull();
      expect(rings()).toBe(isOffered);
    },
  );
});
