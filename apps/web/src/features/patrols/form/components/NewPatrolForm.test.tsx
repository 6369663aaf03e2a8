// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls, sentChanges, showPage } from '../../../../page.fixture.tsx';
import { NewPatrolForm } from './NewPatrolForm.tsx';

const id = '01920000-0000-7000-8000-000000000002';

it('a patrol is created once, however long its page takes to load', async () => {
  answerCalls({
    '/my/organization': { code: 'HSCP', patrolNames: [] },
    '/patrol': { inserted: { _id: id } },
  });
  const { user, router } = showPage(<NewPatrolForm />, { profile: { roles: ['admin'] } });
  await user.type(await screen.findByLabelText('Name', { selector: 'input' }), 'Beach');
  await user.type(screen.getByLabelText('Call sign', { selector: 'input' }), 'BCH1');
  await user.click(screen.getByText('Create'));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/patrol/${id}`));
  await user.click(screen.getByText('Create'));
  await user.keyboard('{Enter}');
  expect(sentChanges()).toHaveLength(1);
});
