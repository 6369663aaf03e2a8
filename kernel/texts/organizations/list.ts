import { catalogue, chosen, counted, filled } from '../catalogue.ts';

/** The list of all organizations, a super administrator's start page. */
export const organizationListTexts = catalogue('organizations/list', {
  create: 'New Organization',
  search: 'Search by name or code',
  noMatch: filled('No name or code of an organization matches “{search}”.'),
  none: chosen({ current: 'There are no organizations yet', archived: 'No organization is archived' }),
  archived: 'Archived',
  organizations: counted({ one: '{count} organization', other: '{count} organizations' }),
  byName: 'By name',
  byNameDown: 'By name, Z to A',
  byCode: 'By code',
  byCodeDown: 'By code, Z to A',
});
