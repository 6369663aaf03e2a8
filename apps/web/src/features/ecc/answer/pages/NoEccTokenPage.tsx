import { LinkFrame } from '../../../../ui/layout/LinkFrame.tsx';
import { DeadLink } from '../components/DeadLink.tsx';

/** Shown when a truncated link has lost its token. */
export function NoEccTokenPage() {
  return (
    <LinkFrame>
      <DeadLink />
    </LinkFrame>
  );
}
