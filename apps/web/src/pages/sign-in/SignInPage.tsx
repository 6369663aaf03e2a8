import { SignIn } from '#accounts/web/sign-in/SignIn.tsx';
import { WaitingHere } from '#record/web/alone/WaitingHere.tsx';

/** The sign-in screen, and what of a record waits on this device. */
export function SignInPage() {
  return (
    <SignIn>
      <WaitingHere />
    </SignIn>
  );
}
