import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { isNetworkError } from '../../../lib/http/api-error.ts';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { Assignment } from '../components/Assignment.tsx';
import { AssignmentFrame } from '../components/AssignmentFrame.tsx';
import { AssignmentSkeleton } from '../components/AssignmentSkeleton.tsx';
import { Outcome } from '../components/Outcome.tsx';
import { type Answer, assignmentQuery, isExpired, useAnswer } from '../queries.ts';

const route = getRouteApi('/assignment/confirm/$linkToken');

/** The page behind a mailed link, with or without a session: the assignment and its answer (product 6.8). */
export function AssignmentPage() {
  const { linkToken } = route.useParams();
  return (
    <AssignmentFrame>
      <AssignmentByLink key={linkToken} linkToken={linkToken} />
    </AssignmentFrame>
  );
}

const thanks: Record<Answer, string> = {
  accept: 'Assignment accepted successfully.',
  decline: 'Assignment declined successfully.',
};

function AssignmentByLink({ linkToken }: { linkToken: string }) {
  const { data: view, error, refetch } = useQuery(assignmentQuery(linkToken));
  const [given, setGiven] = useState<Answer>();
  const answer = useAnswer(linkToken);
  if (given) {
    return (
      <Outcome tone="good" title="Thank you.">
        {thanks[given]}
      </Outcome>
    );
  }
  if (isExpired(error) || isExpired(answer.error)) {
    return <Outcome tone="neutral" title="Sorry, your invitation has expired." />;
  }
  if (!view && error) {
    return (
      <>
        {heading}
        <ErrorCard
          title="Unable to load your assignment"
          error={isNetworkError(error) ? noConnection : error}
          onRetry={() => void refetch()}
        />
      </>
    );
  }
  if (!view) {
    return (
      <>
        {heading}
        <AssignmentSkeleton />
      </>
    );
  }
  return (
    <Assignment
      view={view}
      sending={answer.isPending ? answer.variables : undefined}
      error={answer.error}
      onAnswer={(wanted) => answer.mutate(wanted, { onSuccess: () => setGiven(wanted) })}
    />
  );
}

/** For screen readers, until the greeting has loaded. */
const heading = <VisuallyHidden component="h1">Patrol Assignment</VisuallyHidden>;

const noConnection = new Error('There is no connection. Please check your internet connection.');
