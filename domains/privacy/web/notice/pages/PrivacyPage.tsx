import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useRoles } from '#lib/auth/auth.ts';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '#ui/feedback/RowSkeletons.tsx';
import { LinkFrame } from '#ui/layout/LinkFrame.tsx';
import { NoticeText } from '../components/NoticeText.tsx';
import { privacyNoticeQuery } from '../queries.ts';
import { privacyTexts } from '../texts.ts';

/** What is kept about people, in plain words, for whoever asks and without signing in (product 22.24). */
export function PrivacyPage() {
  const { linkToken, code } = useParams({ strict: false });
  const roles = useRoles();
  const isMember = roles.length > 0 && !roles.includes('sa');
  const { data: notice, error, refetch } = useQuery(privacyNoticeQuery({ linkToken, code, isMember }));
  return (
    <LinkFrame>
      {notice ? (
        <NoticeText notice={notice} />
      ) : error ? (
        <ErrorCard title={privacyTexts.unableToLoad} error={error} onRetry={() => void refetch()} />
      ) : (
        <RowSkeletons plain />
      )}
    </LinkFrame>
  );
}
