// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anIncident, aPatrol, aStart, graeme } from '#patrols/web/patrol.fixture.ts';
import { TimelineCard } from '#record/web/on-page/TimelineCard.tsx';
import { answerCalls, showPage } from '../../page.fixture.tsx';

const patrol = aPatrol({ started: aStart() });
const card = <TimelineCard patrol={patrol} waiting={new Set()} now="2026-11-21T09:00:00.000Z" />;
const person = { _id: graeme, firstName: 'Graeme', lastName: 'Patterson' };

it('shows admins what was edited and deleted, by whom and when [17.7]', async () => {
  const replaced = { when: '2026-11-21T08:40:00.000Z', by: graeme };
  const former = [
    { ...anIncident(), replaced, deleted: true },
    {
      ...anIncident({ whatDetails: 'All quite here.' }),
      replaced: { when: anIncident().when },
      deleted: false,
    },
  ];
  answerCalls({
    [`/patrol/${patrol._id}/former-incidents`]: { items: former, matches: former.length },
    '/persons': { items: [person], matches: 1 },
  });
  const { user } = showPage(card, { profile: { roles: ['admin'] } });
  await user.click(await screen.findByRole('button', { name: 'Former Versions' }));
  const dialog = within(await screen.findByRole('dialog'));
  const [deleted, edited] = await dialog.findAllByRole('listitem');
  expect(deleted?.textContent).toContain('Deleted Sat 21 Nov 2026, 21:40 by Graeme PATTERSON');
  expect(deleted?.textContent).toContain('All quiet');
  expect(edited?.textContent).toContain('Edited Sat 21 Nov 2026, 21:26');
  expect(edited?.textContent).toContain('All quite here.');
});

it('shows them to nobody else [17.7]', async () => {
  answerCalls({ '/persons': { items: [person], matches: 1 } });
  showPage(card, { profile: { roles: ['patroller', 'watcher'] } });
  await screen.findByText('Started');
  expect(screen.queryByRole('button', { name: 'Former Versions' })).toBeNull();
});
