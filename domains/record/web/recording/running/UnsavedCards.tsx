import { formatTime } from '#contract';
import { useZone } from '#people/web/profile.tsx';
import { recordPageTexts } from '../texts.ts';
import type { Unsaved } from '../unsaved.ts';
import { DraftCard } from './DraftCard.tsx';

/** What was half-typed by somebody who cannot save it now, as it stands (product 17.59). `CopyWaiting` copies it. */
export function UnsavedCards({ unsaved }: { unsaved: readonly Unsaved[] }) {
  const zone = useZone();
  return unsaved.map(({ begun, copy: _copy, ...draft }) => (
    <DraftCard
      key={draft.id}
      {...draft}
      since={recordPageTexts.unsavedSince({ time: formatTime(begun, zone) })}
    />
  ));
}
