// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Patrol } from '#patrols/contract';
import { aPatrol } from '#patrols/web/patrol.fixture.ts';
import { answerCalls, showPage } from '../../page.fixture.tsx';
import { PatrolInstructions } from './PatrolInstructions.tsx';

const organization = { patrolMeetUpInstructions: 'At the\nstation.', patrollerInstructions: ' ' };
const beforeEnd = '2026-11-21T10:59:00.000Z';
const end = '2026-11-21T11:00:00.000Z';

/** Shows what is told of a patrol, below what is told of an upcoming one, and returns its parts once that is there. */
async function toldOf(patrol: Patrol, now: string) {
  answerCalls({ '/my/organization': organization });
  showPage(
    <>
      <PatrolInstructions patrol={aPatrol()} now={beforeEnd} />
      <PatrolInstructions patrol={patrol} now={now} />
    </>,
  );
  await screen.findAllByText(/station/);
  const [, ...told] = screen.getAllByRole('heading').map((heading) => heading.parentElement?.textContent);
  return told;
}

describe('what the people on a patrol are told [8.9]', () => {
  it('is its organization’s until the patrol is over, without blank parts', async () => {
    expect(await toldOf(aPatrol(), beforeEnd)).toEqual(['Where to MeetAt the\nstation.']);
  });

  it('is nothing once it is over', async () => {
    expect(await toldOf(aPatrol(), end)).toEqual([]);
  });

  it('is an event’s own, also afterwards', async () => {
    const event = aPatrol({ type: 'event', instructions: 'Wear hi-vis.' });
    expect(await toldOf(event, end)).toEqual(['InstructionsWear hi-vis.']);
  });
});
