import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { SignedOutFrame } from '../../../ui/layout/SignedOutFrame.tsx';
import { ForgotPasswordForm } from '../components/ForgotPasswordForm.tsx';
import { PasswordByLink } from '../components/PasswordByLink.tsx';

const route = getRouteApi('/set-password/$linkToken');

/** The page behind a mailed link: sets a password, or says that the link is dead and offers another (product 10.3). */
export function SetPasswordPage() {
  const { linkToken } = route.useParams();
  const navigate = route.useNavigate();
  const [another, setAnother] = useState(false);
  const leave = () => void navigate({ to: '/', replace: true });
  return (
    <SignedOutFrame>
      {another ? (
        <ForgotPasswordForm email="" onBack={leave} />
      ) : (
        <PasswordByLink
          key={linkToken}
          linkToken={linkToken}
          onSet={leave}
          onAnother={() => setAnother(true)}
        />
      )}
    </SignedOutFrame>
  );
}
