import type { ViewKind } from './kinds.ts';
import type { ViewWay } from './schema.ts';

/** What was looked at, as the log says it. */
export const viewKindNames: Record<ViewKind, string> = {
  involved: 'People and plates in incidents',
  contacts: 'Contacts',
  former: 'Former versions',
  file: 'Files',
  views: 'Who Looked',
};

/** How it was reached. */
export const viewWayNames: Record<ViewWay, string> = {
  page: 'on a page',
  list: 'in a list',
  file: 'as a file',
  change: 'after a change',
};
