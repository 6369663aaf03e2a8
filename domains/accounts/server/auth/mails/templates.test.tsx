import { expect, it } from 'vitest';
import { renderBody } from '#platform/mail/render.ts';
import { InvitationBody, invitationSubject } from './invitation.tsx';
import { PasswordChanged, passwordChangedSubject } from './password-changed.tsx';
import { PasswordReset, passwordResetSubject } from './password-reset.tsx';
import { SecondStepChanged, secondStepChangedSubject } from './second-step-changed.tsx';

const branding = {
  organizationName: 'Howick South Community Patrol',
  productName: 'Patrolbook',
  signOff: 'Patrolbook team',
};
const link = 'https://patrolbook.example/set-password/an-id.a-secret';

it('an invitation names the organization, links to the form and says how long the link lasts [11.5]', async () => {
  const props = { branding, firstName: 'Aroha', link };
  const { html, text } = await renderBody(<InvitationBody {...props} />);
  expect(invitationSubject(props)).toBe(
    'Welcome to Howick South Community Patrol on Patrolbook: please set a password',
  );
  expect(html).toContain(`href="${link}"`);
  expect(text).toContain('Kia ora Aroha,');
  expect(text).toContain('Welcome to Howick South Community Patrol on Patrolbook');
  expect(text).toContain(`Set Password ${link}`);
  expect(text).toContain('good for 14 days');
  expect(text).toContain('Ngā mihi,\nPatrolbook team');
});

it('an invitation for a super administrator names no organization', async () => {
  const { text } = await renderBody(
    <InvitationBody branding={{ ...branding, organizationName: null }} firstName="Aroha" link={link} />,
  );
  expect(text).toContain('Welcome to Patrolbook, where');
});

it('a password reset says how long the link lasts and that the mail may be ignored', async () => {
  const props = { branding, firstName: 'Aroha', link };
  const { html, text } = await renderBody(<PasswordReset {...props} />);
  expect(passwordResetSubject(props)).toBe(
    'Set a new password for Howick South Community Patrol on Patrolbook',
  );
  expect(html).toContain(`href="${link}"`);
  expect(text).toContain(`Set Password ${link}`);
  expect(text).toContain('within the next hour');
  expect(text).toContain('If it was not you, ignore this message');
});

it('words of a changed password say what to do if somebody else changed it', async () => {
  const props = { branding, firstName: 'Aroha', forgotPassword: 'https://patrolbook.example/' };
  const { text } = await renderBody(<PasswordChanged {...props} />);
  expect(passwordChangedSubject(props)).toBe(
    'Your password for Howick South Community Patrol on Patrolbook was changed',
  );
  expect(text).toContain('all other devices have been signed out');
  expect(text).toContain('If it was not you, choose “Forgot password?”');
  expect(text).toContain('Sign-In Page https://patrolbook.example/');
});

it('words of a second step say what has become of it, and what to do if somebody else did it', async () => {
  const security = 'https://patrolbook.example/security';
  const props = { branding, firstName: 'Aroha', event: 'second-step-reset', security } as const;
  const { text } = await renderBody(<SecondStepChanged {...props} />);
  expect(secondStepChangedSubject(props)).toBe(
    'The second step of your account for Howick South Community Patrol on Patrolbook was reset',
  );
  expect(text).toContain('sign in with your password alone');
  expect(text).toContain('change your password at once');
  expect(text).toContain(`Security ${security}`);
});
