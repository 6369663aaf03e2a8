import { getRouteApi } from '@tanstack/react-router';
import { LinkFrame } from '#ui/layout/LinkFrame.tsx';
import { AnswerByLink } from '../components/AnswerByLink.tsx';

const route = getRouteApi('/ecc/$linkToken');

/** The page behind the link of a mail to the ECC: what was sent, and its answer, without signing in (product 16.4). */
export function EccAnswerPage() {
  const { linkToken } = route.useParams();
  return (
    <LinkFrame>
      <AnswerByLink key={linkToken} linkToken={linkToken} />
    </LinkFrame>
  );
}
