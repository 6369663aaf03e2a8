import { AssignmentFrame } from '../components/AssignmentFrame.tsx';
import { Outcome } from '../components/Outcome.tsx';

/** Shown when a truncated link has lost its token. */
export function NoTokenPage() {
  return (
    <AssignmentFrame>
      <Outcome tone="neutral" title="No token provided." />
    </AssignmentFrame>
  );
}
