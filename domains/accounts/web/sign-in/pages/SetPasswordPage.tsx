import { getRouteApi } from '@tanstack/react-router';
import { SignedOutFrame } from '#ui/layout/SignedOutFrame.tsx';
import { ForgotPasswordView } from '../components/ForgotPasswordView.tsx';
import { PasswordByLink } from '../components/PasswordByLink.tsx';
import { useForgotPassword } from '../forgot-password.ts';

const route = getRouteApi('/set-password/$linkToken');

/** The page behind a mailed link: sets a password, or says that the link is dead and offers another (product 10.3). */
export function SetPasswordPage() {
  const { linkToken } = route.useParams();
  const navigate = route.useNavigate();
  const another = useForgotPassword();
  const leave = (account?: string) => void navigate({ to: '/', replace: true, state: { account } });
  return (
    <SignedOutFrame>
      {another.shown ? (
        <ForgotPasswordView
          view={another.shown}
          onSent={another.sent}
          onBack={another.back}
          onDone={() => leave()}
        />
      ) : (
        <PasswordByLink
          key={linkToken}
          linkToken={linkToken}
          onSet={leave}
          onAnother={() => another.open('')}
        />
      )}
    </SignedOutFrame>
  );
}
