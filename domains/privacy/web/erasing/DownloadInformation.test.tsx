// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls, showPage } from '#web/page.fixture.tsx';
import { PersonActions } from '#web/pages/person/PersonActions.tsx';

it('saves all that is held about a person who has left [22.7, 22.8]', async () => {
  const path = '/person/0193a5c0-0000-7000-8000-000000000001/information.zip';
  const called = answerCalls({ [path]: new Response('zip') });
  const [_id, finished] = ['0193a5c0-0000-7000-8000-000000000001', '2026-11-01T00:00:00.000Z'];
  const { user } = showPage(
    <PersonActions person={{ _id, firstName: 'Mere', lastName: 'Walker', finished }} />,
  );
  await user.click(await screen.findByText('Download Information'));
  await waitFor(() => expect(called.map(({ pathname }) => pathname)).toEqual([`/api/v1${path}`]));
});
