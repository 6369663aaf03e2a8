import { assignmentTexts } from '../../../texts/assignments.ts';
import { useTexts } from '../../../texts/catalogue.ts';
import { useBrowsersLanguage } from '../../../texts/use-browsers-language.ts';
import { LinkFrame } from '../../../ui/layout/LinkFrame.tsx';
import { Outcome } from '../components/Outcome.tsx';

/** Shown when a truncated link has lost its token. */
export function NoTokenPage() {
  useBrowsersLanguage();
  const texts = useTexts(assignmentTexts);
  return (
    <LinkFrame>
      <Outcome tone="neutral" title={texts.noToken} />
    </LinkFrame>
  );
}
