import { Invitation, invitationSubject } from './invitation.tsx';
import { PasswordChanged, passwordChangedSubject } from './password-changed.tsx';
import { PasswordReset, passwordResetSubject } from './password-reset.tsx';
import { SecondStepChanged, secondStepChangedSubject } from './second-step-changed.tsx';
import { SecondStepKept, secondStepKeptSubject } from './second-step-kept.tsx';
import { SecondStepRequired, secondStepRequiredSubject } from './second-step-required.tsx';

/** The mail templates of this feature. */
export const templates = {
  invitation: { subject: invitationSubject, Body: Invitation },
  'password-changed': { subject: passwordChangedSubject, Body: PasswordChanged },
  'password-reset': { subject: passwordResetSubject, Body: PasswordReset },
  'second-step-changed': { subject: secondStepChangedSubject, Body: SecondStepChanged },
  'second-step-kept': { subject: secondStepKeptSubject, Body: SecondStepKept },
  'second-step-required': { subject: secondStepRequiredSubject, Body: SecondStepRequired },
};
