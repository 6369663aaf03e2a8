import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { isDeadLink } from '#lib/http/api-error.ts';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { RowSkeletons } from '#ui/feedback/RowSkeletons.tsx';
import { SignedOutFrame } from '#ui/layout/SignedOutFrame.tsx';
import { AskedToJoinCard } from '../components/AskedToJoinCard.tsx';
import { joinLinkQuery, useConfirmJoin } from '../queries.ts';
import { joiningTexts } from '../texts.ts';

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
    return <Notice title={joiningTexts.deadLink}>{joiningTexts.whyDead}</Notice>;
  if (asked?.isConfirmed)
    return <Notice title={joiningTexts.thankYou}>{joiningTexts.confirmed(asked)}</Notice>;
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
    return <ErrorCard title={joiningTexts.unableToLoadLink} error={error} onRetry={() => void refetch()} />;
  return <RowSkeletons plain />;
}
