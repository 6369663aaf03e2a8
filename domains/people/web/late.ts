import type { OwnProfile } from './profile.tsx';

/** Whether a second step that the person needs is overdue, so that nothing works but the record of their own patrols (product 9.25). */
export function isLate({ secondStep }: Pick<OwnProfile, 'secondStep'>): boolean {
  return secondStep?.isOverdue ?? false;
}
