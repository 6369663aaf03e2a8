import { SignInScreen } from '#accounts/web/sign-in/SignInScreen.tsx';
import { WaitingHere } from '#record/web/alone/WaitingHere.tsx';

/** The sign-in screen, and what of a record waits on this device. */
export function SignInPage() {
  return (
    <SignInScreen>
      <WaitingHere />
    </SignInScreen>
  );
}
