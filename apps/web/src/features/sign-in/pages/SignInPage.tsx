import { useEffect, useState } from 'react';
import { productName } from '../../../lib/browser/page.ts';
import { SignedOutFrame } from '../../../ui/layout/SignedOutFrame.tsx';
import { ForgotPasswordForm } from '../components/ForgotPasswordForm.tsx';
import { SignInForm } from '../components/SignInForm.tsx';

/** The sign-in screen, shown under every path without a session (product 14.3). */
export function SignInPage() {
  const [forgot, setForgot] = useState(false);
  const [email, setEmail] = useState('');
  useEffect(() => {
    document.title = productName;
  }, []);
  return (
    <SignedOutFrame>
      {forgot ? (
        <ForgotPasswordForm email={email} onBack={() => setForgot(false)} />
      ) : (
        <SignInForm
          email={email}
          onForgot={(typed) => {
            setEmail(typed);
            setForgot(true);
          }}
        />
      )}
    </SignedOutFrame>
  );
}
