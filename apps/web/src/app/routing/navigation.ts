import { memberRoles, type Role, roles, watcherRoles } from '@patrolbook/contract';
import {
  IconBuildingCommunity,
  IconCalendarEvent,
  IconCalendarUser,
  IconCar,
  IconHistory,
  IconList,
  IconMap2,
  IconShieldLock,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { View } from './route-data.ts';

export interface NavigationItem {
  label: string;
  to: LinkProps['to'];
  /** Shown to people who hold any of these. */
  roles: readonly Role[];
  icon: ComponentType;
}

/** The groups of the side navigation, from the top (product 14.2). */
const navigation: readonly (readonly NavigationItem[])[] = [
  [
    { label: 'Organizations', to: '/', roles: ['sa'], icon: IconBuildingCommunity },
    { label: 'My Roster', to: '/', roles: ['patroller'], icon: IconCalendarUser },
    { label: 'Out Now', to: '/patrols/out', roles: watcherRoles, icon: IconCar },
    { label: 'Scheduled Patrols', to: '/patrols/scheduled', roles: memberRoles, icon: IconCalendarEvent },
    { label: 'Past Patrols', to: '/patrols/past', roles: memberRoles, icon: IconHistory },
    { label: 'Activity Map', to: '/activity-map', roles: memberRoles, icon: IconMap2 },
  ],
  [
    { label: 'People', to: '/people', roles: watcherRoles, icon: IconUsers },
    { label: 'My Organization', to: '/organization', roles: ['admin'], icon: IconBuildingCommunity },
  ],
  [
    { label: 'My Profile', to: '/profile', roles: memberRoles, icon: IconUserCircle },
    { label: 'Security', to: '/security', roles, icon: IconShieldLock },
  ],
];

/** The incidents, in two views (product 18.3). */
export const incidentViews: readonly View[] = [
  { label: 'Map', to: '/activity-map', icon: IconMap2 },
  { label: 'List', to: '/incidents', icon: IconList },
];

/** Returns the groups for someone with these roles. */
export function navigationFor(held: readonly Role[]): NavigationItem[][] {
  return navigation
    .map((group) => group.filter((item) => item.roles.some((role) => held.includes(role))))
    .filter((group) => group.length > 0);
}
