// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ofServer } from '#lib/http/answers.fixture.ts';
import { deviceDatabase } from '#lib/storage/device-database.ts';
import { show } from '../../dom.fixture.tsx';
import { SignInPage } from './SignInPage.tsx';

beforeEach(() => {
  history.pushState(null, '', '/patrols/scheduled');
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => ofServer(new Response(null, { status: 204 })));
});
afterEach(() => vi.restoreAllMocks());

const onItsWay = () => screen.findByText('An email is on its way.');

async function openForgotPassword() {
  const { user } = show(<SignInPage />);
  await user.type(screen.getByLabelText('Email address'), 'hemi@example.nz');
  await user.click(screen.getByText('Forgot password?'));
  return user;
}

async function send() {
  const user = await openForgotPassword();
  await user.click(screen.getByText('Send email'));
  await onItsWay();
  return user;
}

/** Shows the page anew, as after a reload. */
function reload(): void {
  cleanup();
  show(<SignInPage />);
}

it('Back leads from Forgot Password to signing in, with the address typed [9.8]', async () => {
  await openForgotPassword();
  expect(location.pathname).toBe('/patrols/scheduled');
  act(() => history.back());
  expect(await screen.findByText('Sign In')).toBeDefined();
  expect(screen.getByLabelText('Email address')).toHaveProperty('value', 'hemi@example.nz');
});

it('Forgot Password stays after a reload, with the address typed [9.8]', async () => {
  await openForgotPassword();
  reload();
  expect(screen.getByText('Send email')).toBeDefined();
  expect(screen.getByLabelText('Email address')).toHaveProperty('value', 'hemi@example.nz');
});

it('what it says stays after a reload, and when one comes back to it [9.8]', async () => {
  await send();
  reload();
  expect((await onItsWay()).parentElement?.textContent).toContain('hemi@example.nz');
  act(() => history.back());
  await screen.findByText('Sign In');
  act(() => history.forward());
  await onItsWay();
});

it('knows the account whose password was just set, and asks for the password [9.14]', () => {
  history.replaceState({ account: 'hemi@example.nz' }, '');
  show(<SignInPage />);
  expect(screen.getByLabelText('Email address')).toHaveProperty('value', 'hemi@example.nz');
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

it('leads back to signing in once the mail is on its way [9.8]', async () => {
  const user = await send();
  await user.click(screen.getByText('Back to Sign In'));
  expect(await screen.findByText('Sign In')).toBeDefined();
});

it('says that the device is offline [14.4]', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(<SignInPage />);
  expect(screen.getByText(/^This device is currently offline/)).toBeDefined();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/^This device is currently offline/)).toBeNull();
});

it('says how many entries wait on the device, and not whose or what they are [17.63]', async () => {
  const recorded = '2027-01-15T08:00:00.000Z';
  const refusal = { status: 409, code: 'full', message: 'No more.', issues: [] };
  const write = { group: 'one', kind: 'incident', payload: { what: 'Fire' }, recorded, refusal: null };
  await deviceDatabase.write('writes', async (store) => {
    await store.add({ ...write, id: '1', userId: 'hemi' });
    await store.add({ ...write, id: '2', userId: 'mere' });
    await store.add({ ...write, id: '3', userId: 'mere', refusal });
  });
  show(<SignInPage />);
  expect(await screen.findByText('2 entries of a patrol wait on this phone')).toBeDefined();
  expect(document.body.textContent).not.toMatch(/Fire|hemi|mere/);
  expect(screen.queryByText('Go On Recording')).toBeNull();
});

describe('without a session, at the address of a record', () => {
  const group = '01920000-0000-7000-8000-000000000001';

  /** Opens the page where these writes of somebody wait. */
  async function openWith(kinds: readonly string[], { onLine = false } = {}) {
    history.replaceState(null, '', `/patrol/${group}/record`);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const recorded = '2027-01-15T08:00:00.000Z';
    await deviceDatabase.write('writes', async (store) => {
      await store.clear();
      for (const kind of kinds)
        await store.add({ group, kind, payload: {}, recorded, refusal: null, id: kind, userId: 'hemi' });
    });
    return { online, ...show(<SignInPage />) };
  }

  const kept = async () => (await deviceDatabase.read('writes', (store) => store.getAll())).slice(1);
  const waits = (count: number) =>
    screen.findByText(new RegExp(`^${count} entr(y|ies) of a patrol waits? on`));

  it('goes on recording for whoever has recorded here, and shows nothing of the patrol [17.63]', async () => {
    const { user } = await openWith(['incident']);
    await user.click(await screen.findByRole('button', { name: 'All Quiet Here' }));
    await waits(2);
    await user.click(screen.getByRole('button', { name: 'Keep on This Phone' }));
    expect(await screen.findByText('Must have a value')).toBeDefined();
    await user.type(screen.getByLabelText('What'), 'Fire');
    await user.click(screen.getByRole('button', { name: 'Keep on This Phone' }));
    await waits(3);
    const of = { userId: 'hemi', group, kind: 'incident', refusal: null };
    const [quiet, fire] = await kept();
    expect([quiet, fire]).toMatchObject([
      { ...of, payload: { what: 'Location', whatDetails: 'All quiet here.' } },
      { ...of, payload: { what: 'Fire' } },
    ]);
    expect(fire?.now).toEqual(expect.objectContaining({ wall: expect.any(Number) }));
  });

  it('a second tap changes nothing, the first can be undone, and what is being typed stays, also when the line is back [17.63]', async () => {
    const { user, online } = await openWith(['incident']);
    await user.type(await screen.findByLabelText('What'), 'Fi');
    await user.dblClick(screen.getByRole('button', { name: 'All Quiet Here' }));
    await waits(2);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waits(1);
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByLabelText('What')).toHaveProperty('value', 'Fi');
  });

  it('here is no place of ten minutes ago [17.63]', async () => {
    const coords = { latitude: -36.9, longitude: 174.9, accuracy: 10 };
    const watchPosition = (found: (position: object) => void) =>
      void setTimeout(() => found({ coords, timestamp: Date.now() - 600_000 }));
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { watchPosition, clearWatch: () => undefined, getCurrentPosition: () => undefined },
    });
    const { user } = await openWith(['incident']);
    await user.type(await screen.findByLabelText('What'), 'Fire');
    await user.click(screen.getByRole('button', { name: 'Keep on This Phone' }));
    await waits(2);
    expect((await kept())[0]?.payload).toMatchObject({ location: { latitude: null, longitude: null } });
  });

  it('notices by itself that a line leads nowhere [17.63]', async () => {
    vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
    await openWith(['incident'], { onLine: true });
    expect(await screen.findByText('Go On Recording')).toBeDefined();
  });

  it.each([
    ['only a log-on', ['log-on']],
    ['a finish', ['incident', 'finish']],
  ])('opens no record where %s waits [17.63]', async (_what, kinds) => {
    await openWith(kinds);
    await waits(kinds.length);
    expect(screen.queryByText('Go On Recording')).toBeNull();
  });
});
