import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { assignmentTexts } from '#crew/web/texts.ts';
import { isDeadLink, isNetworkError } from '#lib/http/api-error.ts';
import { titleTexts } from '#texts/titles.ts';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { LinkFrame } from '#ui/layout/LinkFrame.tsx';
import { AssignmentSkeleton } from '../components/AssignmentSkeleton.tsx';
import { Assignments } from '../components/Assignments.tsx';
import { Outcome } from '../components/Outcome.tsx';
import { assignmentsQuery, useAcceptAll } from '../queries.ts';

const route = getRouteApi('/assignment/all/$linkToken');

/** The page behind Accept All of a mail about several patrols (product 11.44). */
export function AssignmentsPage() {
  const { linkToken } = route.useParams();
  return (
    <LinkFrame>
      <AssignmentsByLink key={linkToken} linkToken={linkToken} />
    </LinkFrame>
  );
}

function AssignmentsByLink({ linkToken }: { linkToken: string }) {
  const { data: view, error, refetch } = useQuery(assignmentsQuery(linkToken));
  const accepting = useAcceptAll(linkToken);
  if ([error, accepting.error].some(isDeadLink))
    return <Outcome tone="neutral" title={assignmentTexts.invitationExpired} />;
  if (view) {
    return (
      <Assignments
        view={view}
        accepted={accepting.isSuccess}
        sending={accepting.isPending}
        error={accepting.error}
        onAccept={() => accepting.mutate()}
      />
    );
  }
  return (
    <>
      <VisuallyHidden component="h1">{titleTexts.patrolAssignments}</VisuallyHidden>
      {error ? (
        <ErrorCard
          title={assignmentTexts.unableToLoad('assignments')}
          error={isNetworkError(error) ? new Error(assignmentTexts.noConnection) : error}
          onRetry={() => void refetch()}
        />
      ) : (
        <AssignmentSkeleton />
      )}
    </>
  );
}
