// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPatrol } from '../../../../domain/patrols/patrol.fixture.ts';
import { showPage } from '../../../../page.fixture.tsx';
import { OwnAnswerButtons } from './OwnAnswerButtons.tsx';

it.each([
  ['within the days of grace', false, ['Accept', 'Decline']],
  ['after them, when it would be refused', true, []],
])(
  'who lacks a required second step answers %s [rule second-step-required]',
  async (_when, isOverdue, buttons) => {
    showPage(
      <>
        <p>My Roster</p>
        <OwnAnswerButtons
          patrol={aPatrol()}
          offered={['accepted', 'declined']}
          answering={false}
          onAnswered={() => undefined}
        />
      </>,
      { profile: { secondStep: { due: '2027-01-15', isOverdue } } },
    );
    await screen.findByText('My Roster');
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
  },
);
