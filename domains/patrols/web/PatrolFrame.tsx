import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Patrol } from '#patrols/contract';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { NotFound } from '#ui/feedback/NotFound.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { patrolQuery } from './queries.ts';
import { patrolRowTexts } from './texts.ts';

interface PatrolFrameProps {
  id: string;
  /** Shown while the patrol loads. */
  loading: ReactNode;
  children: (patrol: Patrol) => ReactNode;
}

/** The frame of a page about one patrol: loads it, and shows Not Found or an error card instead (product 13.6). */
export function PatrolFrame({ id, loading, children }: PatrolFrameProps) {
  const { data: patrol, error, refetch } = useQuery(patrolQuery(id));
  if (patrol) return children(patrol);
  if (patrol === null) return <NotFound />;
  if (!error) return loading;
  return (
    <Page>
      <ErrorCard title={patrolRowTexts.unableToLoad} error={error} onRetry={() => void refetch()} />
    </Page>
  );
}
