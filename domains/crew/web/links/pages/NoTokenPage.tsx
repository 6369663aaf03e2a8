import { assignmentTexts } from '#crew/web/texts.ts';
import { LinkFrame } from '#ui/layout/LinkFrame.tsx';
import { Outcome } from '../components/Outcome.tsx';

/** Shown when a truncated link has lost its token. */
export function NoTokenPage() {
  return (
    <LinkFrame>
      <Outcome tone="neutral" title={assignmentTexts.noToken} />
    </LinkFrame>
  );
}
