import { day } from '#platform/clock.ts';
import type { SeedData } from '../seed-data.ts';
import type { State } from './state.ts';

/** Returns states without a session: sign-in, passwords, the page of a personal link, and asking to join. */
export async function signedOut(seedData: SeedData): Promise<State[]> {
  return [
    ...signIn,
    ...(await passwords(seedData)),
    ...(await invitations(seedData)),
    ...joining(seedData),
    ...addressChanges(seedData),
    ...notices(seedData),
  ];
}

const stranger = { as: null };

const signIn: State[] = [
  { ...stranger, name: 'accessibility', path: '/accessibility', shows: 'Write to Us' },
  { ...stranger, name: 'sign-in', path: '/', shows: 'Stay signed in' },
  { ...stranger, name: 'privacy', path: '/privacy', shows: 'For how long' },
  {
    ...stranger,
    name: 'privacy-join',
    path: '/privacy/join/HSCP',
    shows: /^Howick South Community Patrol keeps/,
  },
  { ...stranger, name: 'privacy-dead-link', path: '/privacy/no-link', shows: /this is what is usual/ },
  {
    ...stranger,
    name: 'sign-in-incomplete',
    path: '/patrols/scheduled',
    shows: 'Must have a value',
    act: (page) => page.getByRole('button', { name: 'Sign In' }).click(),
  },
  {
    ...stranger,
    name: 'sign-in-refused',
    path: '/',
    shows: 'Invalid credentials',
    async act(page) {
      await page.getByLabel('Email address').fill('nobody@example.nz');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Sign In' }).click();
    },
  },
  {
    ...stranger,
    name: 'sign-in-offline',
    path: '/',
    shows: 'This device is currently offline.',
    act: (page) => page.context().setOffline(true),
  },
  {
    ...stranger,
    name: 'forgot-password',
    path: '/patrols/past', // the browser takes a second visit of one address for a reload, after which it stays
    shows: 'Send email',
    act: (page) => page.getByRole('button', { name: 'Forgot password?' }).click(),
  },
  {
    ...stranger,
    name: 'forgot-password-sent',
    path: '/',
    shows: 'An email is on its way.',
    async act(page) {
      await page.getByLabel('Email address').fill('nobody@example.nz');
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      await page.getByRole('button', { name: 'Send email' }).click();
    },
  },
];

async function passwords(seedData: SeedData): Promise<State[]> {
  const path = `/set-password/${await seedData.passwordLink('patroller')}`;
  return [
    { ...stranger, name: 'set-password', path, shows: 'Confirm password' },
    {
      ...stranger,
      name: 'set-password-mismatch',
      path,
      shows: 'Does not match Password',
      async act(page) {
        await page.getByLabel('Password', { exact: true }).fill('Patrol-2026');
        await page.getByLabel('Confirm password').fill('patrol-2026');
        await page.getByRole('button', { name: 'Set Password' }).click();
      },
    },
    {
      ...stranger,
      name: 'set-password-dead',
      path: '/set-password/anything',
      shows: 'This link no longer works',
    },
    {
      ...stranger,
      name: 'set-password-error',
      path,
      shows: 'Unable to load this link',
      failing: path,
    },
  ];
}

async function invitations(seedData: SeedData): Promise<State[]> {
  const link = async (...of: Parameters<SeedData['invitation']>) =>
    `/assignment/confirm/${await seedData.invitation(...of)}`;
  const pending = await link('answering', 'upcoming');
  const toAnswer = await seedData.write({
    starts: 50 * day,
    row: { name: 'Regular patrol', finalized: new Date().toISOString() },
    crew: [['answering', 'pending']],
  });
  const month = [];
  for (const [index, name] of ['Regular patrol', 'Bus stops and the railway station', null].entries()) {
    const row = { name, finalized: new Date().toISOString() };
    month.push(
      await seedData.write({ starts: (60 + 7 * index) * day, row, crew: [['answering', 'pending']] }),
    );
  }
  const all = `/assignment/all/${await seedData.invitationToAll('answering', month)}`;
  const short = await seedData.write({
    starts: 55 * day,
    row: { name: 'Regular patrol', finalized: new Date().toISOString() },
    crew: [],
  });
  const offered = `/assignment/offers/${await seedData.offer('answering', short)}`;
  return [
    { ...stranger, name: 'places-open', path: offered, shows: 'Take' },
    {
      ...stranger,
      name: 'places-taken',
      path: offered,
      shows: 'Thank you.',
      act: (page) => page.getByRole('button', { name: 'Take' }).click(),
    },
    {
      ...stranger,
      name: 'places-error',
      path: offered,
      shows: 'Unable to load the places',
      failing: '/offers',
    },
    { ...stranger, name: 'assignments-open', path: all, shows: 'Accept all 3' },
    {
      ...stranger,
      name: 'assignments-accepted',
      path: all,
      shows: 'Thank you.',
      act: (page) => page.getByRole('button', { name: 'Accept all 3' }).click(),
    },
    {
      ...stranger,
      name: 'assignments-error',
      path: all,
      shows: 'Unable to load your assignments',
      failing: '/assignments',
    },
    { ...stranger, name: 'assignment-pending', path: pending, shows: 'Dave Russell (guest)' },
    {
      ...stranger,
      name: 'assignment-answered',
      path: await link('answering', toAnswer),
      shows: 'Undo',
      act: (page) => page.getByRole('button', { name: 'Accept' }).click(),
    },
    {
      ...stranger,
      name: 'assignment-accepted',
      path: await link('patroller', 'upcoming'),
      shows: 'ACCEPTED',
    },
    {
      ...stranger,
      name: 'assignment-declined',
      path: await link('declining', 'upcoming'),
      shows: 'DECLINED',
    },
    {
      ...stranger,
      name: 'assignment-draft',
      path: await link('answering', 'draft'),
      shows: 'NOT FINALIZED',
    },
    { ...stranger, name: 'assignment-event', path: await link('answering', 'event'), shows: /to an event/ },
    {
      ...stranger,
      name: 'assignment-decline-dialog',
      path: pending,
      shows: 'Decline this patrol?',
      act: (page) => page.getByRole('button', { name: 'Decline' }).click(),
    },
    {
      ...stranger,
      name: 'assignment-decline-link',
      path: `${pending}?answer=decline`,
      shows: 'Yes, Decline',
    },
    {
      ...stranger,
      name: 'assignment-expired',
      path: '/assignment/confirm/anything',
      shows: 'Sorry, your invitation has expired.',
    },
    {
      ...stranger,
      name: 'assignment-cancelled',
      path: await link('patroller', 'cancelled'),
      shows: 'The patrol was cancelled.',
    },
    {
      ...stranger,
      name: 'assignment-without-token',
      path: '/assignment/confirm',
      shows: 'No token provided.',
    },
    {
      ...stranger,
      name: 'assignment-loading',
      path: pending,
      shows: '',
      held: '/assignment',
    },
    {
      ...stranger,
      name: 'assignment-error',
      path: pending,
      shows: 'Unable to load your assignment',
      failing: '/assignment',
    },
  ];
}

function addressChanges({ addressLink }: SeedData): State[] {
  const path = '/address-change';
  return [
    { ...stranger, name: 'address-change', path: `${path}/${addressLink}`, shows: 'Confirm' },
    {
      ...stranger,
      name: 'address-change-dead',
      path: `${path}/anything`,
      shows: 'This link no longer works',
    },
  ];
}

function joining({ join: { code, link } }: SeedData): State[] {
  const path = `/join/${code}`;
  return [
    {
      ...stranger,
      name: 'join-incomplete',
      path,
      shows: 'Must have a value',
      act: (page) => page.getByRole('button', { name: 'Ask to Join' }).click(),
    },
    { ...stranger, name: 'join-closed', path: '/join/none', shows: 'Nobody Can Ask to Join Here' },
    { ...stranger, name: 'join-confirm', path: `/join/confirm/${link}`, shows: 'Sina LEOTA' },
    {
      ...stranger,
      name: 'join-confirm-dead',
      path: '/join/confirm/anything',
      shows: 'This link no longer works',
    },
  ];
}

/** The page behind the link in a notice to a watcher. */
function notices({ noticesPath }: SeedData): State[] {
  return [
    { ...stranger, name: 'notices', path: noticesPath, shows: 'Mails to watchers' },
    { ...stranger, name: 'notices-dead', path: '/notices/anything', shows: 'This link no longer works' },
  ];
}
