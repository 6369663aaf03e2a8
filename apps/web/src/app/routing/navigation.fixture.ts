import type { Role } from '#contract';

const members = ['Scheduled Patrols', 'Past Patrols', 'Activity Map', 'My Profile', 'Security'];

/** The table "Layout and side navigation" of product 14.2: the items that each role sees, in any order. */
export const itemsByRole: Record<Role, readonly string[]> = {
  sa: ['Organizations', 'Security'],
  admin: ['What Needs Doing', 'Out Now', 'Month', 'People', 'My Organization', ...members],
  watcher: ['Out Now', 'Month', 'People', ...members],
  'summary-recipient': members,
  patroller: ['My Roster', ...members],
};
