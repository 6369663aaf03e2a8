import type { ComponentProps } from 'react';
import { partOf } from '#lib/loading/parts.ts';
import { useLoaded } from '#lib/loading/use-loaded.ts';
import { useZone } from '#people/web/profile.tsx';
import { useClosedDrafts } from '../half-typed.ts';
import { UnsavedCards } from '../running/UnsavedCards.tsx';
import { NotRecording } from './NotRecording.tsx';

/** What says all that stands in a form. A record that is open has it on the phone. */
const file = partOf(() => import('../unsaved.ts'));
const load = async () => (await file.preload()) !== undefined;
const isLoaded = () => file.module !== undefined;

/**
 * Nothing can be recorded now, perhaps of a sudden: a removal or a cancellation was heard of while somebody was typing. A form that stayed
 * open would be sent as of a phone that could not hear of it (product 17.57), so that what it says is shown to be copied instead.
 */
export function CutOff(props: ComponentProps<typeof NotRecording>) {
  const { record } = props;
  const zone = useZone();
  const drafts = useClosedDrafts(record) ?? [];
  useLoaded(load, isLoaded);
  const unsaved = file.module?.unsavedOf(drafts, record, zone) ?? [];
  return <NotRecording {...props} unsaved={unsaved} aside={<UnsavedCards unsaved={unsaved} />} />;
}
