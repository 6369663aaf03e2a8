// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPage } from '../../../page.fixture.tsx';
import { ProfilePage } from './ProfilePage.tsx';

/** What stands under a term: "Email", "Phone". */
const fact = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

it('has name, email and phone of somebody who has not left [profile]', async () => {
  showPage(<ProfilePage />);
  expect((await screen.findByRole('heading')).textContent).toBe('Hemi TAMIHANA');
  expect([fact('Email'), fact('Phone')]).toEqual(['hemi@example.nz', '021 555 0101']);
  expect(screen.queryByText('Finished')).toBeNull();
});

it('says that there is no phone [profile]', async () => {
  showPage(<ProfilePage />, { profile: { phone: null } });
  await screen.findByRole('heading');
  expect(fact('Phone')).toBe('None');
});

it('marks somebody who has left as Finished [profile]', async () => {
  showPage(<ProfilePage />, { profile: { finished: '2027-01-14T08:00:00.000Z' } });
  expect(await screen.findByText('Finished')).toBeDefined();
});
