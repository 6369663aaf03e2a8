import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { myProfileQuery, ProfileContext } from '#people/web/profile.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { SignedOutFrame } from '#ui/layout/SignedOutFrame.tsx';
import { LoadingFrame } from '../LoadingFrame.tsx';
import { layoutTexts } from './texts.ts';

/** Loads the profile before the layout and the page: every page needs its time zone, and the navigation its name. */
export function ProfileGate({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(myProfileQuery);
  if (data) return <ProfileContext value={data}>{children}</ProfileContext>;
  if (!error) return <LoadingFrame />;
  return (
    <SignedOutFrame>
      <ErrorCard title={layoutTexts.unableToLoadProfile} error={error} onRetry={() => void refetch()} />
    </SignedOutFrame>
  );
}
