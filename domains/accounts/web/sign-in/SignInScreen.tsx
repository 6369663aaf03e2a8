import { type ReactNode, useEffect, useState } from 'react';
import { productName } from '#lib/browser/page.ts';
import { SignedOutFrame } from '#ui/layout/SignedOutFrame.tsx';
import { ForgotPasswordView } from './components/ForgotPasswordView.tsx';
import { SignInForm } from './components/SignInForm.tsx';
import { useForgotPassword } from './forgot-password.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address of the account whose password was just set (product 9.14). */
    account?: string;
  }
}

/** Returns the account that the present entry of the history names, to sign in with; empty if none. */
function knownAccount(): string {
  const account: unknown = history.state?.account;
  return typeof account === 'string' ? account : '';
}

interface SignInProps {
  /** Below the form. */
  children: ReactNode;
}

/** The sign-in screen, shown under every path without a session (product 14.3). */
export function SignInScreen({ children }: SignInProps) {
  const forgot = useForgotPassword();
  const [email, setEmail] = useState(knownAccount);
  useEffect(() => {
    document.title = productName;
  }, []);
  return (
    <SignedOutFrame>
      {forgot.shown ? (
        <ForgotPasswordView
          view={forgot.shown}
          onSent={forgot.sent}
          onBack={forgot.back}
          onDone={forgot.back}
        />
      ) : (
        <>
          <SignInForm
            email={email}
            onForgot={(typed) => {
              setEmail(typed);
              forgot.open(typed);
            }}
          />
          {children}
        </>
      )}
    </SignedOutFrame>
  );
}
