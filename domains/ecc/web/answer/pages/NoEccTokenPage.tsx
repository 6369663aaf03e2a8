import { LinkFrame } from '#ui/layout/LinkFrame.tsx';
import { DeadAnswerLink } from '../components/DeadAnswerLink.tsx';

/** Shown when a truncated link has lost its token. */
export function NoEccTokenPage() {
  return (
    <LinkFrame>
      <DeadAnswerLink />
    </LinkFrame>
  );
}
