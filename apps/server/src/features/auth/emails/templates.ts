import { Invitation, invitationSubject } from './invitation.tsx';
import { PasswordReset, passwordResetSubject } from './password-reset.tsx';

/** The letters of this feature. */
export const templates = {
  invitation: { subject: invitationSubject, Body: Invitation },
  'password-reset': { subject: passwordResetSubject, Body: PasswordReset },
};
