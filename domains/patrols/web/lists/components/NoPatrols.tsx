import type { ReactNode } from 'react';
import { useRoles } from '#lib/auth/auth.ts';
import { patrolListsTexts } from '#patrols/web/texts.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';

interface NoPatrolsProps {
  icon: ReactNode;
  title: string;
  /** The page has its primary button elsewhere. */
  quiet?: boolean;
  children: string;
}

/** An empty list, with a link for admins to create the first patrol. */
export function NoPatrols({ icon, title, quiet = false, children }: NoPatrolsProps) {
  const creates = useRoles().includes('admin');
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        creates && (
          <ButtonLink to="/patrol/new" variant={quiet ? 'default' : 'filled'}>
            {patrolListsTexts.createNow}
          </ButtonLink>
        )
      }
    >
      {children}
    </EmptyState>
  );
}
