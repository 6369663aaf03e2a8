import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { isDeadLink } from '../../../lib/http/api-error.ts';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '../../../ui/feedback/RowSkeletons.tsx';
import { SignedOutFrame } from '../../../ui/layout/SignedOutFrame.tsx';
import { AskedToJoinCard } from '../components/AskedToJoinCard.tsx';
import { Notice } from '../components/Notice.tsx';
import { joinLinkQuery, useConfirmJoin } from '../queries.ts';

const route = getRouteApi('/join/confirm/$linkToken');

/** The page behind the mailed link: shows what was asked, and confirms it (product 4.28). */
export function ConfirmJoinPage() {
  const { linkToken } = route.useParams();
  return (
    <SignedOutFrame>
      <Confirming key={linkToken} linkToken={linkToken} />
    </SignedOutFrame>
  );
}

function Confirming({ linkToken }: { linkToken: string }) {
  const { data: asked, error, refetch } = useQuery(joinLinkQuery(linkToken));
  const confirm = useConfirmJoin(linkToken);
  if ([error, confirm.error].some(isDeadLink))
    return <Notice title="This link no longer works">It has expired, or your request was answered.</Notice>;
  if (asked?.isConfirmed)
    return (
      <Notice title="Thank You">
        Your request is with the admins of {asked.organizationName}. They have your phone number and your
        address, and mail you an invitation once they accept.
      </Notice>
    );
  if (asked)
    return (
      <AskedToJoinCard
        asked={asked}
        sending={confirm.isPending}
        error={confirm.error}
        onConfirm={() => confirm.mutate()}
      />
    );
  if (error)
    return <ErrorCard title="Unable to load this link" error={error} onRetry={() => void refetch()} />;
  return <RowSkeletons plain />;
}
