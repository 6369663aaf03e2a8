import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { isDeadLink } from '#lib/http/api-error.ts';
import { noticeTexts } from '#people/web/texts.ts';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '#ui/feedback/RowSkeletons.tsx';
import { SignedOutFrame } from '#ui/layout/SignedOutFrame.tsx';
import classes from '../components/Notices.module.css';
import { NoticesCard } from '../components/NoticesCard.tsx';
import { noticesQuery, useChooseNotices } from '../queries.ts';

const route = getRouteApi('/notices/$linkToken');

/** The page behind the link in a mail that nobody has to get: shows which of them one gets, and lets one choose (product 11.48). */
export function NoticesPage() {
  const { linkToken } = route.useParams();
  return (
    <SignedOutFrame>
      <Choosing key={linkToken} linkToken={linkToken} />
    </SignedOutFrame>
  );
}

function Choosing({ linkToken }: { linkToken: string }) {
  const { data: chosen, error, refetch } = useQuery(noticesQuery(linkToken));
  const choose = useChooseNotices(linkToken);
  if ([error, choose.error].some(isDeadLink))
    return (
      <>
        <h2 className={classes.title}>{noticeTexts.deadLink}</h2>
        <p className={classes.text}>{noticeTexts.whyDead}</p>
      </>
    );
  if (chosen)
    return (
      <NoticesCard
        chosen={chosen}
        saving={choose.isPending}
        saved={choose.isSuccess}
        error={choose.error}
        onChoose={choose.mutate}
      />
    );
  if (error)
    return <ErrorCard title={noticeTexts.unableToLoad} error={error} onRetry={() => void refetch()} />;
  return <RowSkeletons plain />;
}
