// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOwnTitle } from '#lib/navigation/page-title.ts';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { NewPatrolPage } from '../pages/NewPatrolPage.tsx';
import { NewPatrolForm } from './NewPatrolForm.tsx';

/** What the page's header shows. */
function Title() {
  return <h1>{useOwnTitle()}</h1>;
}

const id = '01920000-0000-7000-8000-000000000002';

it('a patrol is created once, however long its page takes to load', async () => {
  answerCalls({
    '/my/organization': { code: 'HSCP', patrolNames: [] },
    '/patrol': { inserted: { _id: id } },
  });
  const { user, router } = showPage(<NewPatrolForm proposed="Patrol" />, { profile: { roles: ['admin'] } });
  await user.click(await screen.findByLabelText('Name', { selector: 'input' }));
  await user.paste('Beach');
  await user.click(screen.getByLabelText('Call sign', { selector: 'input' }));
  await user.paste('BCH1');
  await user.click(screen.getByText('Create'));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/patrol/${id}`));
  await user.click(screen.getByText('Create'));
  await user.keyboard('{Enter}');
  expect(sentChanges()).toHaveLength(1);
});

it('an event is called so, has instructions, and is not named Patrol; a name that was typed stays [5.12]', async () => {
  answerCalls({
    '/my/organization': { code: 'HSCP', patrolNames: [] },
    '/event': { inserted: { _id: id } },
  });
  const { user } = showPage(
    <>
      <Title />
      <NewPatrolForm proposed="Patrol" />
    </>,
    { profile: { roles: ['admin'] } },
  );
  const name = await screen.findByLabelText<HTMLInputElement>('Name', { selector: 'input' });
  const kind = screen.getByLabelText('Patrol', { selector: 'input' });
  expect([name.value, screen.queryByText('New Event'), screen.queryByLabelText('Instructions')]).toEqual([
    'Patrol',
    null,
    null,
  ]);
  await user.click(kind);
  expect(name.value).toBe('');
  expect(screen.getByText('New Event')).toBeDefined();
  await user.click(name);
  await user.paste('Gala');
  await user.click(kind);
  await user.click(kind);
  expect(name.value).toBe('Gala');
  await user.click(screen.getByLabelText('Instructions'));
  await user.paste('Bring a torch.');
  await user.click(screen.getByText('Create'));
  await waitFor(() => expect(sentChanges().at(-1)?.[0]).toBe('POST /event'));
  expect(sentChanges().at(-1)?.[1]).toMatchObject({ name: 'Gala', instructions: 'Bring a torch.' });
});

it.each([
  [['Regular patrol'], 'Regular patrol'],
  [['Beach', 'Beach'], 'Beach'],
  [['Beach', 'Town'], 'Patrol'],
  [[], 'Patrol'],
])('suggested %j, a new patrol begins as %s, and the focus on its day [5.13]', async (patrolNames, begun) => {
  answerCalls({ '/my/organization': { code: 'HSCP', patrolNames } });
  const { user } = showPage(<NewPatrolPage />, { profile: { roles: ['admin'] } });
  const name = await screen.findByLabelText<HTMLInputElement>('Name', { selector: 'input' });
  expect(name.value).toBe(begun);
  expect(document.activeElement?.getAttribute('data-date')).toBe('2027-01-18');
  await user.click(screen.getByLabelText('Patrol', { selector: 'input' }));
  expect(name.value).toBe('');
  await user.click(screen.getByLabelText('Patrol', { selector: 'input' }));
  expect(name.value).toBe(begun);
});
