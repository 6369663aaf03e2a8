import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { SignedOutFrame } from '../../../ui/layout/SignedOutFrame.tsx';
import { DeadLink } from '../components/DeadLink.tsx';
import { ForgotPasswordForm } from '../components/ForgotPasswordForm.tsx';
import { SetPasswordForm } from '../components/SetPasswordForm.tsx';

const route = getRouteApi('/set-password/$linkToken');

/** The page behind a mailed link: sets a password, or says that the link is dead and offers another. */
export function SetPasswordPage() {
  const { linkToken } = route.useParams();
  const navigate = route.useNavigate();
  const [stage, setStage] = useState<'form' | 'dead' | 'another'>('form');
  const leave = () => void navigate({ to: '/', replace: true });
  return (
    <SignedOutFrame>
      {stage === 'form' && (
        <SetPasswordForm linkToken={linkToken} onSet={leave} onDead={() => setStage('dead')} />
      )}
      {stage === 'dead' && <DeadLink onAnother={() => setStage('another')} />}
      {stage === 'another' && <ForgotPasswordForm email="" onBack={leave} />}
    </SignedOutFrame>
  );
}
