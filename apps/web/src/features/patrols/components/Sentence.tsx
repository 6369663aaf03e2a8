import type { PatrolListItem } from '@patrolbook/contract';
import { serverNow } from '../../../lib/clock.ts';
import { useZone } from '../../../lib/profile.tsx';
import { useWideScreen } from '../../../lib/screen.ts';
import type { PatrolList } from '../queries.ts';
import { countWords, nextWords } from '../when-words.ts';

interface SentenceProps {
  list: PatrolList;
  page: { items: readonly PatrolListItem[]; matches: number };
  /** Patrols before the page; only the first page knows the next patrol. */
  skip: number;
}

/** "9 patrols, the next one tonight"; a phone has room for the count. */
export function Sentence({ list, page: { items, matches }, skip }: SentenceProps) {
  const zone = useZone();
  const wide = useWideScreen();
  const tells = wide && list === 'scheduled' && skip === 0;
  const next = tells ? nextWords(items, new Date(serverNow()).toISOString(), zone) : '';
  return <>{countWords(matches) + next}</>;
}
