import { useWideScreen } from '#lib/browser/screen.ts';
import { serverMoment } from '#lib/time/clock.ts';
import type { PatrolListItem } from '#patrols/contract';
import { useZone } from '#people/web/profile.tsx';
import type { PatrolList } from '../patrol-filter.ts';
import { patrolTableTexts } from '../texts.ts';
import { nextPatrolText } from '../when-text.ts';

interface PatrolCountProps {
  list: PatrolList;
  page: { items: readonly PatrolListItem[]; matches: number };
  sort: string;
  /** The number of patrols before the page. The next patrol begins the first page, while the soonest come first. */
  skip: number;
}

/** "9 patrols, the next one tonight"; a phone only has room for the count. */
export function PatrolCount({ list, sort, page: { items, matches }, skip }: PatrolCountProps) {
  const zone = useZone();
  const wide = useWideScreen();
  const showsNext = wide && list === 'scheduled' && sort === 'when' && skip === 0;
  const next = showsNext ? nextPatrolText(items, serverMoment(), zone) : '';
  return <>{patrolTableTexts.count(matches) + next}</>;
}
