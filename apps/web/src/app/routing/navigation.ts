import {
  IconBuildingCommunity,
  IconCalendarEvent,
  IconCalendarMonth,
  IconCalendarUser,
  IconCar,
  IconChecklist,
  IconHistory,
  IconList,
  IconMap2,
  IconShieldLock,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react';
import type { RegisteredRouter, StaticDataRouteOption } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Role } from '#contract';
import { type PageTitle, titleTexts } from '#texts/titles.ts';
import { mayOpen, opensWithoutSecondStep, type RouteView } from './route-data.ts';

/** An item: a page, named as its title and shown to those who may open it, unless the item says otherwise. */
interface Entry {
  to: keyof RegisteredRouter['routesByPath'];
  icon: ComponentType;
  label?: PageTitle;
  /** Shown to people who hold any of these. */
  roles?: readonly Role[];
}

export interface NavigationItem extends Pick<Entry, 'to' | 'icon'> {
  label: string;
}

/** The groups of the side navigation, from the top (product 14.2). */
const navigation: readonly (readonly Entry[])[] = [
  [
    { to: '/', label: 'organizations', roles: ['sa'], icon: IconBuildingCommunity },
    { to: '/', label: 'myRoster', roles: ['patroller'], icon: IconCalendarUser },
    { to: '/', label: 'whatNeedsDoing', roles: ['admin'], icon: IconChecklist },
    { to: '/to-do', icon: IconChecklist }, // for admins whose first page is their roster
    { to: '/patrols/out', icon: IconCar },
    { to: '/patrols/scheduled', icon: IconCalendarEvent },
    { to: '/patrols/month', icon: IconCalendarMonth },
    { to: '/patrols/past', icon: IconHistory },
    { to: '/activity-map', icon: IconMap2 },
  ],
  [
    { to: '/people', icon: IconUsers },
    { to: '/organization', roles: ['admin'], icon: IconBuildingCommunity },
  ],
  [
    { to: '/profile', icon: IconUserCircle },
    { to: '/security', icon: IconShieldLock },
  ],
];

/** The incidents, in two views (product 18.3). */
export const incidentViews: readonly RouteView[] = [
  { label: 'map', to: '/activity-map', icon: IconMap2 },
  { label: 'list', to: '/incidents', icon: IconList },
];

/**
 * Returns the groups for someone with these roles. `pageAt` returns what is said of the page at a path; `isLate`: a second step that they
 * need is missing, so that only some pages open (product 9.25).
 */
export function navigationFor(
  held: readonly Role[],
  pageAt: (path: Entry['to']) => StaticDataRouteOption,
  isLate = false,
): NavigationItem[][] {
  return navigation
    .map((group) =>
      unique(
        group
          .map((entry) => ({ ...pageAt(entry.to), ...entry }))
          .filter((item) => mayOpen(item, held) && (!isLate || opensWithoutSecondStep(item, held)))
          .map(({ to, icon, title = 'notFound', label = title }) => ({ to, icon, label: titleTexts[label] })),
      ),
    )
    .filter((group) => group.length > 0);
}

/** Leaves out what an item before has already: its page, of which a path may show each person another, or what it shows. */
function unique(items: readonly NavigationItem[]): NavigationItem[] {
  const kept: NavigationItem[] = [];
  for (const item of items)
    if (!kept.some(({ to, label }) => to === item.to || label === item.label)) kept.push(item);
  return kept;
}
