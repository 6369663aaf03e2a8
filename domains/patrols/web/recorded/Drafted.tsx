import type { ReactNode } from 'react';
import type { OpenDraft } from '#lib/drafts/open-draft.ts';
import { useOpenDraft } from '#lib/drafts/use-draft.ts';
import { useProfile } from '#people/web/profile.tsx';

interface DraftedProps {
  patrolId: string;
  /** Distinguishes the form from others of the patrol. */
  form: string;
  children: (draft: OpenDraft) => ReactNode;
}

/** Shows a form of a patrol once what its viewer has half-typed there is read. Give it the form as its key. */
export function Drafted({ patrolId, form, children }: DraftedProps) {
  const { _id: userId } = useProfile();
  const draft = useOpenDraft({ userId, group: patrolId, form });
  return draft && children(draft);
}
