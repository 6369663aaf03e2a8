import { Button } from '@mantine/core';
import { signInTexts } from '#accounts/web/texts.ts';
import { Filled } from '#texts/Filled.tsx';
import type { ForgotPassword } from '../forgot-password.ts';
import classes from './ForgotPasswordForm.module.css';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

interface ForgotPasswordViewProps {
  view: ForgotPassword;
  /** Called when the mail was asked for. */
  onSent: (email: string) => void;
  onBack: () => void;
  /** Leads to the sign-in screen. */
  onDone: () => void;
}

/** Requests a mail with a link to set a new password, then says that it is on its way (product 9.8). */
export function ForgotPasswordView({ view, onSent, onBack, onDone }: ForgotPasswordViewProps) {
  if (!view.sent) return <ForgotPasswordForm email={view.email} onSent={onSent} onBack={onBack} />;
  return (
    <>
      <h2 className={classes.title}>{signInTexts.forgotTitle}</h2>
      <div className={classes.hint} role="status">
        <p className={classes.sent}>{signInTexts.sent}</p>
        <p>
          <Filled
            text={signInTexts.sentTo}
            values={{ email: <b className={classes.address}>{view.email}</b> }}
          />
        </p>
      </div>
      <Button variant="default" size="xl" fullWidth autoFocus onClick={onDone}>
        {signInTexts.backToSignIn}
      </Button>
    </>
  );
}
