import { Button } from '@mantine/core';
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
      <h2 className={classes.title}>Forgot Password</h2>
      <div className={classes.hint} role="status">
        <p className={classes.sent}>An email is on its way.</p>
        <p>
          It goes to <b className={classes.address}>{view.email}</b> if that is the address of an account, and
          its link works for an hour.
        </p>
      </div>
      <Button variant="default" size="xl" fullWidth autoFocus onClick={onDone}>
        Back to Sign In
      </Button>
    </>
  );
}
