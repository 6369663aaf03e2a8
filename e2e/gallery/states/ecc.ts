import { minute } from '#platform/clock.ts';
import type { PatrolName, SeedData } from '../seed-data.ts';
import type { State } from './state.ts';

/** Returns states of logging on with the ECC, for the crew and for the ECC's operator (product 16.4 and 16.11). */
export async function ecc(seedData: SeedData): Promise<State[]> {
  return [...(await crewStates(seedData)), ...(await candidateStates(seedData)), ...operatorStates(seedData)];
}

async function crewStates({ users, patrols, write }: SeedData): Promise<State[]> {
  const page = (id: string) => ({ as: users.patroller.email, path: `/patrol/${id}/ecc-log-on` });
  const at = (name: PatrolName) => page(patrols[name]);
  const ready = { finalized: new Date().toISOString() };
  const alone = await write({
    starts: 40 * minute,
    row: { ...ready, name: 'TEST' },
    crew: [['patroller', 'accepted']],
  });
  return [
    { ...at('soon'), name: 'ecc-log-on-form', shows: 'Send ECC LogOn' },
    {
      ...at('soon'),
      name: 'ecc-log-on-by-phone',
      shows: 'They Told You the Number?',
      act: (shown) => shown.getByText('By Phone').click(),
    },
    {
      ...at('soon'),
      name: 'ecc-log-on-waiting',
      shows: 'Waiting to send',
      async act(shown) {
        await shown.getByText('The Message').waitFor();
        await shown.context().setOffline(true);
        await shown.getByRole('button', { name: 'Send ECC LogOn' }).click();
      },
    },
    { ...page(alone), name: 'ecc-log-on-stand-down', shows: 'Stand down' },
    { ...at('loggedOn'), name: 'ecc-log-on-sent', shows: 'What Was Sent' },
    { ...at('answered'), name: 'ecc-log-on-answered', shows: 'P061234567' },
    { ...at('over'), name: 'ecc-log-on-over', shows: 'This patrol is over.' },
  ];
}

/** A mail that contains the number beside last week's, wherever the crew may choose. */
async function candidateStates({ users, write, keepReply }: SeedData): Promise<State[]> {
  const now = new Date().toISOString();
  const row = { finalized: now, name: 'Regular patrol', eccLogOnNotification: now };
  const crew: Parameters<typeof write>[0]['crew'] = [
    ['patroller', 'accepted'],
    ['coordinator', 'accepted'],
  ];
  const id = await write({ starts: 40 * minute, row, crew });
  const known = { ...row, eccLogOnResponse: now, policeEventNumber: 'P064123456' };
  const answered = await write({ starts: 41 * minute, row: known, crew });
  const tonight = { policeEventNumber: 'P064123456', sentence: 'Logged on, thanks: P064123456.' };
  const lastWeek = { policeEventNumber: 'P064111222', sentence: '> Last week your event was P 064 111 222.' };
  const text = `${tonight.sentence}\n\n${lastWeek.sentence}`;
  for (const patrol of [id, answered])
    await keepReply(patrol, { text, outcome: 'several-numbers', candidates: [tonight, lastWeek] });
  const state = { as: users.patroller.email, shows: 'Use P064123456' };
  return [
    { ...state, name: 'ecc-log-on-candidates', path: `/patrol/${id}/ecc-log-on` },
    { ...state, name: 'patrol-candidates', path: `/patrol/${id}` },
    {
      ...state,
      name: 'patrol-candidate-chosen',
      path: `/patrol/${answered}`,
      shows: /^Chosen:/,
    },
    { ...state, name: 'record-start-candidates', path: `/patrol/${id}/record` },
  ];
}

function operatorStates({ eccLinks }: SeedData): State[] {
  const pending = `/ecc/${eccLinks.pending}`;
  const stranger = { as: null };
  return [
    { ...stranger, name: 'ecc-operator', path: pending, shows: 'Police event number' },
    {
      ...stranger,
      name: 'ecc-operator-answered',
      path: `/ecc/${eccLinks.answered}`,
      shows: 'P061234567',
    },
    {
      ...stranger,
      name: 'ecc-operator-log-off',
      path: `/ecc/${eccLinks.logOff}`,
      shows: 'Acknowledge',
    },
    { ...stranger, name: 'ecc-operator-dead', path: '/ecc/anything', shows: 'This link no longer works' },
    { ...stranger, name: 'ecc-operator-without-token', path: '/ecc', shows: 'This link no longer works' },
    {
      ...stranger,
      name: 'ecc-operator-error',
      path: pending,
      shows: 'Unable to load this page',
      failing: '/ecc/notification',
    },
  ];
}
