import { formatName } from '#contract';
import type { AssignmentView } from '#crew/contract';
import { assignmentTexts } from '#crew/web/texts.ts';
import { isNetworkError } from '#lib/http/api-error.ts';
import { usePageTitle } from '#lib/navigation/page-title.ts';
import { useNow } from '#lib/time/clock.ts';
import { InstructionsCard } from '#patrols/web/InstructionSections.tsx';
import { Filled } from '#texts/Filled.tsx';
import { titleTexts } from '#texts/titles.ts';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { canAnswer } from '../answering.ts';
import type { LinkAnswer } from '../queries.ts';
import { AssignmentBanners } from './AssignmentBanners.tsx';
import { AssignmentCard } from './AssignmentCard.tsx';
import classes from './AssignmentToAnswer.module.css';
import { LinkAnswerButtons } from './LinkAnswerButtons.tsx';
import { Questions } from './Questions.tsx';

interface AssignmentProps {
  view: AssignmentView;
  sending: LinkAnswer | undefined;
  /** Why the answer did not arrive. */
  error: Error | null;
  /** The holder has pressed Decline in the mail. */
  declining: boolean;
  onAnswer: (answer: LinkAnswer) => void;
}

/** How often to check whether the buttons are due to reappear, in milliseconds. */
const checkInterval = 15_000;

/** The assignment and the buttons to answer it. */
export function AssignmentToAnswer({ view, sending, error, declining, onAnswer }: AssignmentProps) {
  const now = new Date(useNow(checkInterval)).toISOString();
  const { me, organization, patrol } = view;
  const isEvent = patrol.type === 'event';
  usePageTitle(isEvent ? assignmentTexts.eventAssignment : titleTexts.patrolAssignment);
  return (
    <>
      <AssignmentBanners view={view} />
      <div>
        <h1 className={classes.greeting}>{assignmentTexts.greeting({ name: me.firstName })}</h1>
        {me.shared && (
          <p className={classes.text}>
            <Filled text={assignmentTexts.answerOfOther} values={{ name: <b>{formatName(me)}</b> }} />
          </p>
        )}
        <p className={classes.text}>
          {assignmentTexts.assigned(patrol.type, { organization: organization.name })}
        </p>
      </div>
      <AssignmentCard view={view} />
      {error && (
        <ErrorCard
          title={assignmentTexts.notArrived}
          error={isNetworkError(error) ? new Error(assignmentTexts.answerAgain) : error}
        />
      )}
      {canAnswer(view, now, navigator.userAgent) && (
        <LinkAnswerButtons view={view} sending={sending} declining={declining} onAnswer={onAnswer} />
      )}
      <InstructionsCard meetUp={view.meetUp} instructions={view.instructions} />
      <Questions organization={organization} />
    </>
  );
}
