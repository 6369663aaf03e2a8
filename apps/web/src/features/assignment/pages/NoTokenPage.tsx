import { AssignmentFrame } from '../components/AssignmentFrame.tsx';
import { Outcome } from '../components/Outcome.tsx';

/** The link was cut off on its way: its token is missing. */
export function NoTokenPage() {
  return (
    <AssignmentFrame>
      <Outcome tone="neutral" title="No token provided." />
    </AssignmentFrame>
  );
}
