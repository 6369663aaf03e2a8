import { invitation } from './invitation.tsx';
import { passwordChanged } from './password-changed.tsx';
import { passwordReset } from './password-reset.tsx';
import { secondStepChanged } from './second-step-changed.tsx';
import { secondStepKept } from './second-step-kept.tsx';
import { secondStepRequired } from './second-step-required.tsx';

/** The mails about accounts. */
export const mails = [
  invitation,
  passwordReset,
  passwordChanged,
  secondStepChanged,
  secondStepKept,
  secondStepRequired,
];
