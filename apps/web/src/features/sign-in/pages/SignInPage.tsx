import { useEffect, useState } from 'react';
import { productName } from '../../../lib/page.ts';
import { SignedOutFrame } from '../../../ui/SignedOutFrame.tsx';
import { ForgotPasswordForm } from '../components/ForgotPasswordForm.tsx';
import { SignInForm } from '../components/SignInForm.tsx';

/** What everyone who is not signed in sees under every path (specification 2). */
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
