import type { ReactNode } from 'react';
import { holdsAny, readerRoles } from '#contract';
import { useRoles } from '#lib/auth/auth.ts';
import { RowLink } from '#ui/layout/RowLink.tsx';

interface PatrolLinkProps {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Whether the person opens patrols from a list (product 2.9). */
export function useOpensPatrols(): boolean {
  return holdsAny(useRoles(), readerRoles);
}

/** Links a row to its patrol for the roles that open patrols from a list; plain text for others. */
export function PatrolLink({ id, className, children }: PatrolLinkProps) {
  if (!useOpensPatrols()) return <span className={className}>{children}</span>;
  return (
    <RowLink className={className} to="/patrol/$id" params={{ id }}>
      {children}
    </RowLink>
  );
}
