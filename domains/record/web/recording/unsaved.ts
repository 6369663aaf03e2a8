import { formatDateTime } from '#contract';
import type { StoredDraft } from '#lib/drafts/draft-store.ts';
import type { RecordedPatrol } from '#patrols/web/recorded/recorder.ts';
import type { HalfTyped } from './half-typed.ts';
import { recordPageTexts, recordRefusedTexts, recordStartTexts } from './texts.ts';
import { typedText } from './typed-text.ts';

/** What was half-typed by somebody who cannot open its form any more. */
export interface Unsaved extends Pick<HalfTyped, 'id' | 'title' | 'begun'> {
  /** All that stands in the form, a line for each field. */
  text: string;
  /** The same for somebody who enters it elsewhere, with what it is and when it was begun. */
  copy: string;
}

/** Returns all that is half-typed in these drafts of a record, whether or not it could be gone on with (product 17.59). */
export function unsavedOf(
  drafts: readonly StoredDraft[],
  { patrol }: RecordedPatrol,
  zone: string,
): Unsaved[] {
  const known = new Set([...patrol.incidents, ...(patrol.setAside ?? [])].map(({ _id }) => _id));
  return drafts.flatMap((draft) => {
    const title = formerTitleOf(draft);
    if (title === undefined || known.has(draft.id)) return [];
    const { id, openedAt: begun } = draft;
    const text = typedText(draft);
    const head = recordRefusedTexts.begunAt({ what: title, when: formatDateTime(begun, zone) });
    return [{ id, title, begun, text, copy: `${head}\n${text}` }];
  });
}

/** Returns what a form was about, by what it says itself; undefined for one that is not of the record. */
function formerTitleOf({ form, began, typed }: StoredDraft): string | undefined {
  if (form === 'start') return recordStartTexts.title;
  if (form === 'finish') return recordPageTexts.finishPatrol;
  const { what } = { ...began, ...typed };
  const kind = typeof what === 'string' && what.trim() ? what : recordPageTexts.somethingElse;
  if (form.startsWith('edit ')) return recordPageTexts.edited({ kind });
  return form.startsWith('add ') ? kind : undefined;
}
