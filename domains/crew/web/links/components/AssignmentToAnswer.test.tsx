// @vitest-environment jsdom

import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { AssignmentView } from '#crew/contract';
import { watchAuth } from '#lib/auth/auth.ts';
import { loadParts } from '#lib/loading/parts.ts';
import { speak } from '#texts/speak.ts';
import { showPage } from '#web/page.fixture.tsx';
import { AssignmentToAnswer } from './AssignmentToAnswer.tsx';
import { Outcome } from './Outcome.tsx';

const view: AssignmentView = {
  assignment: { accepted: null, declined: null },
  guests: [],
  instructions: 'Bring a torch.',
  me: { firstName: 'Hemi', lastName: 'Tamihana', shared: false },
  meetUp: 'At the station.',
  organization: { name: 'Howick South Community Patrol', timeZone: 'Pacific/Auckland' },
  patrol: { name: null, type: 'event', when: '2027-04-03T11:30:00.000Z', hours: 4, finalized: null },
  patrollers: [],
};

it('the page of a link says where to meet, what to know and that the clocks change [1.8, 8.1, 8.9]', async () => {
  showPage(
    <AssignmentToAnswer
      view={view}
      sending={undefined}
      error={null}
      declining={false}
      onAnswer={() => undefined}
    />,
  );
  await screen.findByRole('heading', { name: 'Kia ora Hemi' });
  for (const text of [
    'You have been assigned to an event for Howick South Community Patrol.',
    'The clocks go back on Sun 4 Apr at 03:00: this event ends at 03:30 by the new time.',
    'At the station.',
    'Bring a torch.',
  ])
    expect(screen.getByText(text)).toBeDefined();
});

it('the page of a link is in the language that is spoken [14.62]', async () => {
  onTestFinished(() => speak('en'));
  await speak('mi');
  showPage(
    <AssignmentToAnswer
      view={view}
      sending={undefined}
      error={null}
      declining={false}
      onAnswer={() => undefined}
    />,
  );
  await screen.findByText('Kua tohua koe mō tētahi kaupapa a Howick South Community Patrol.');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Whakaae',
    'Whakakāhore',
  ]);
  expect(document.documentElement.lang).toBe('mi-NZ');
});

it('the page of a link that went to another member’s address says for whom it is [11.35]', async () => {
  const shared = { ...view, me: { ...view.me, shared: true } };
  showPage(
    <>
      <AssignmentToAnswer
        view={shared}
        sending={undefined}
        error={null}
        declining={false}
        onAnswer={() => undefined}
      />
      <Outcome tone="good" title="Thank you." about={shared} />
    </>,
  );
  expect((await screen.findByText(/^This is for/)).textContent).toBe(
    'This is for Hemi TAMIHANA, and so is the answer.',
  );
  expect(screen.getByText(/For Hemi TAMIHANA/)).toBeDefined();
});

it('the thanks lead whoever has an account to signing in, and nobody else [6.9]', async () => {
  const shared = { ...view, me: { ...view.me, shared: true } };
  showPage(
    <>
      <Outcome tone="good" title="Thank you." about={view} />
      <Outcome tone="good" title="Thanks to Hemi." about={shared} />
    </>,
  );
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'My Roster' })).toHaveLength(2));
  vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('');
  act(() => watchAuth());
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Sign In' })]);
});

it('the page of a link, and the thanks, name whom to ring by a link that dials [11.39]', async () => {
  const organization = {
    ...view.organization,
    coordinatorName: 'Aroha Tamihana',
    coordinatorPhone: '021 555 0142',
  };
  const named = { ...view, organization };
  await loadParts();
  showPage(
    <>
      <AssignmentToAnswer
        view={named}
        sending={undefined}
        error={null}
        declining={false}
        onAnswer={() => undefined}
      />
      <Outcome tone="good" title="Thank you." about={named} />
      <Outcome tone="good" title="Nobody." about={view} />
    </>,
  );
  const links = await screen.findAllByRole('link', {
    name: 'Questions? Ring Aroha Tamihana, 021 555 0142.',
  });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:0215550142', 'tel:0215550142']);
});
