// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { NewPersonForm } from './NewPersonForm.tsx';

it('Save and Add Another saves, empties the form and begins with the first name [4.17]', async () => {
  answerCalls({
    '/persons': { items: [], matches: 0 },
    '/person': { _id: '01920000-0000-7000-8000-000000000009' },
  });
  const { user, router } = showPage(<NewPersonForm />, { profile: { roles: ['admin'] } });
  for (const firstName of ['Ngaio', 'Edmund']) {
    await user.type(await screen.findByLabelText('First name'), firstName);
    await user.type(screen.getByLabelText('Last name'), 'Marsh');
    await user.type(screen.getByLabelText('Email'), `${firstName}@example.nz`);
    await user.click(screen.getByRole('button', { name: 'Save and Add Another' }));
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveProperty('value', ''));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First name')));
  }
  expect(router.state.location.pathname).toBe('/');
  const roles = ['patroller'];
  expect(sentChanges()).toEqual([
    ['POST /person', expect.objectContaining({ firstName: 'Ngaio', roles })],
    ['POST /person', expect.objectContaining({ firstName: 'Edmund', roles })],
  ]);
});

it('after Save and Add Another was refused, Save leads to the person [4.17]', async () => {
  const _id = '01920000-0000-7000-8000-000000000009';
  answerCalls({ '/persons': { items: [], matches: 0 }, '/person': { _id } });
  const { user, router } = showPage(<NewPersonForm />, { profile: { roles: ['admin'] } });
  await user.click(await screen.findByRole('button', { name: 'Save and Add Another' }));
  await user.type(screen.getByLabelText('First name'), 'Ngaio');
  await user.type(screen.getByLabelText('Last name'), 'Marsh');
  await user.type(screen.getByLabelText('Email'), 'ngaio@example.nz');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/person/${_id}`));
});

it.each([
  ['begins in the first name', false],
  ['stays where it is with fingers, whose keyboard would cover the form', true],
])('the focus %s [5.13]', async (_where, touch) => {
  answerCalls({ '/persons': { items: [], matches: 0 } });
  const usual = window.matchMedia;
  showPage(<NewPersonForm />, { profile: { roles: ['admin'] } });
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(usual(media), { matches: touch && media.includes('coarse') }),
  );
  const field = await screen.findByLabelText('First name');
  expect(document.activeElement === field).toBe(!touch);
});
