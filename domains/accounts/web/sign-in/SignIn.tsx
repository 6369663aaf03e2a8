import { type ReactNode, useEffect, useState } from 'react';
import { productName } from '#lib/browser/page.ts';
import { SignedOutFrame } from '#ui/layout/SignedOutFrame.tsx';
import { ForgotPasswordView } from './components/ForgotPasswordView.tsx';
import { SignInForm } from './components/SignInForm.tsx';
import { useForgotPassword } from './forgot-password.ts';
import { knownAccount } from './known-account.ts';

interface SignInProps {
  /** Below the form. */
  children: ReactNode;
}

/** The sign-in screen, shown under every path without a session (product 14.3). */
export function SignIn({ children }: SignInProps) {
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
