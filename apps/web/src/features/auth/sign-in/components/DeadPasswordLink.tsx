import { SignedOutAlert } from '../../../../ui/feedback/SignedOutAlert.tsx';

/** Says that a link to set a password was used or has expired, and offers another (product 10.3). */
export function DeadPasswordLink({ onAnother }: { onAnother: () => void }) {
  return (
    <SignedOutAlert title="This link no longer works" action="Send Another Link" onAction={onAnother}>
      It has expired, or a password was already set with it. Ask for another one.
    </SignedOutAlert>
  );
}
