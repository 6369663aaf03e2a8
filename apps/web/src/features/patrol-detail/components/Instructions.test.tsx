// @vitest-environment jsdom
import type { Patrol } from '@patrolbook/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerCalls, showPage } from '../../../page.fixture.tsx';
import { aPatrol } from '../patrol.fixture.ts';
import { Instructions } from './Instructions.tsx';

const organization = { patrolMeetUpInstructions: 'At the\nstation.', patrollerInstructions: ' ' };
const event = aPatrol({ type: 'event', instructions: 'Wear hi-vis.' });

/** Shows what is told of a patrol, and returns the parts once the organization is there. */
async function toldOf(patrol: Patrol, now: string) {
  const called = answerCalls({ '/my/organization': organization });
  showPage(<Instructions patrol={patrol} now={now} />);
  await waitFor(() => expect(called).toHaveLength(1));
  await new Promise((done) => setImmediate(done));
  return screen.queryAllByRole('heading').map((heading) => heading.parentElement?.textContent);
}

describe('what the people on a patrol are told [meet-up-shown]', () => {
  it('is its organization’s until the patrol is over, without blank parts', async () => {
    expect(await toldOf(aPatrol(), '2026-11-21T10:59:00.000Z')).toEqual(['Where to MeetAt the\nstation.']);
  });

  it('is nothing once it is over, or cancelled', async () => {
    expect(await toldOf(aPatrol(), '2026-11-21T11:00:00.000Z')).toEqual([]);
  });

  it('is an event’s own, also afterwards', async () => {
    expect(await toldOf(event, '2027-11-21T11:00:00.000Z')).toEqual(['InstructionsWear hi-vis.']);
  });
});
