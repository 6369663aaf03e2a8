import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { assignmentTexts } from '#crew/web/texts.ts';
import { type ApiError, isDeadLink, isNetworkError } from '#lib/http/api-error.ts';
import { titleTexts } from '#texts/titles.ts';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { LinkFrame } from '#ui/layout/LinkFrame.tsx';
import { AssignmentSkeleton } from '../components/AssignmentSkeleton.tsx';
import { AssignmentToAnswer } from '../components/AssignmentToAnswer.tsx';
import { Outcome } from '../components/Outcome.tsx';
import { UndoAnswer } from '../components/UndoAnswer.tsx';
import { fateText } from '../patrol-text.ts';
import { assignmentQuery, type LinkAnswer, useLinkAnswer } from '../queries.ts';

const route = getRouteApi('/assignment/confirm/$linkToken');

/** The page behind a mailed link, with or without a session: the assignment and its answer (product 6.8). */
export function AssignmentPage() {
  const { linkToken } = route.useParams();
  const { answer } = route.useSearch();
  return (
    <LinkFrame>
      <AssignmentByLink key={linkToken} linkToken={linkToken} declining={answer === 'decline'} />
    </LinkFrame>
  );
}

interface AssignmentByLinkProps {
  linkToken: string;
  /** The holder has pressed Decline in the mail. */
  declining: boolean;
}

function AssignmentByLink({ linkToken, declining }: AssignmentByLinkProps) {
  const { data: view, error, refetch } = useQuery(assignmentQuery(linkToken));
  const [given, setGiven] = useState<LinkAnswer | 'undone'>();
  const answer = useLinkAnswer(linkToken);
  if (given && given !== 'undone') {
    return (
      <Outcome
        tone="good"
        title={assignmentTexts.thankYou}
        about={view}
        action={view && <UndoAnswer view={view} linkToken={linkToken} onUndone={() => setGiven('undone')} />}
      >
        {assignmentTexts.done(given)}
      </Outcome>
    );
  }
  const expired = [error, answer.error].find(isDeadLink);
  if (expired) return <Expired invitation={expired.invitation} />;
  if (!view && error) {
    return (
      <>
        <Heading />
        <ErrorCard
          title={assignmentTexts.unableToLoad('assignment')}
          error={isNetworkError(error) ? new Error(assignmentTexts.noConnection) : error}
          onRetry={() => void refetch()}
        />
      </>
    );
  }
  if (!view) {
    return (
      <>
        <Heading />
        <AssignmentSkeleton />
      </>
    );
  }
  return (
    <AssignmentToAnswer
      view={view}
      sending={answer.isPending ? answer.variables : undefined}
      error={answer.error}
      declining={declining && given === undefined}
      onAnswer={(wanted) => answer.mutate(wanted, { onSuccess: () => setGiven(wanted) })}
    />
  );
}

function Expired({ invitation }: Pick<ApiError, 'invitation'>) {
  const { invitationExpired } = assignmentTexts;
  return (
    <Outcome tone="neutral" title={invitationExpired} about={invitation}>
      {invitation && fateText(invitation)}
    </Outcome>
  );
}

/** For screen readers, until the greeting has loaded. */
function Heading() {
  return <VisuallyHidden component="h1">{titleTexts.patrolAssignment}</VisuallyHidden>;
}
