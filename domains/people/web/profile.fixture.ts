import type { OwnProfile } from './profile.tsx';

/** An admin of an organization in New Zealand. */
export const adminProfile: OwnProfile = {
  _id: '01920000-0000-7000-8000-000000000003',
  firstName: 'Aroha',
  lastName: 'Tamihana',
  email: 'aroha.tamihana@example.nz',
  phone: null,
  idNumber: null,
  organizationId: null,
  roles: ['admin'],
  timeZone: 'Pacific/Auckland',
  notices: 'each',
  summaries: 'each',
  secondStep: null,
  analytics: null,
  started: '2024-01-01T00:00:00.000Z',
  finished: null,
};
