import { setPasswordTexts } from '#accounts/web/texts.ts';
import { SignedOutAlert } from '#ui/feedback/SignedOutAlert.tsx';

/** Says that a link to set a password was used or has expired, and offers another (product 10.3). */
export function DeadPasswordLink({ onAnother }: { onAnother: () => void }) {
  return (
    <SignedOutAlert
      title={setPasswordTexts.linkDead}
      action={setPasswordTexts.sendAnother}
      onAction={onAnother}
    >
      {setPasswordTexts.linkDeadHint}
    </SignedOutAlert>
  );
}
