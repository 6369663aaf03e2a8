import { expect, it } from 'vitest';
import { renderBody } from '#platform/mail/render.ts';
import { AddressChanged, addressChangedSubject } from './address-changed.tsx';

it('the mail to the old address says what happened and whom to ask', async () => {
  const branding = {
    organizationName: 'Howick South',
    productName: 'Patrolbook',
    signOff: 'Patrolbook team',
  };
  const props = {
    branding,
    firstName: 'Aroha',
    organizationName: 'Howick South Community Patrol',
    hasAccount: true,
  };
  const { text } = await renderBody(<AddressChanged {...props} />);
  expect(addressChangedSubject(props)).toBe('Your email address for Howick South on Patrolbook was changed');
  expect(text).toContain('Kia ora Aroha,');
  expect(text).toContain('An admin of Howick South Community Patrol has changed the email address');
  expect(text).toContain('You can no longer sign in with this address');
  expect(text).toContain('you have been signed out everywhere');
  expect(text).toContain('please talk to an admin of Howick South Community Patrol');
  expect(text).toContain('Ngā mihi,\nPatrolbook team');
});
