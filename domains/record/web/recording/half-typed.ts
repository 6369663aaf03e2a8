import { useEffect, useState } from 'react';
import type { StoredDraft } from '#lib/drafts/draft-store.ts';
import { watchClosedDrafts } from '#lib/drafts/open-draft.ts';
import { kindOf } from '#patrols/contract';
import type { RecordedPatrol } from '#patrols/web/recorded/recorder.ts';
import { useProfile } from '#people/web/profile.tsx';
import { refusedIncident } from './refused.ts';
import type { Step } from './step.ts';
import { recordPageTexts } from './texts.ts';

/** What somebody began to write on a patrol, and has neither saved nor given up. */
export interface HalfTyped {
  id: string;
  /** `Fire` */
  title: string;
  /** What was typed as its details. */
  text: string | null;
  /** When it was begun: an ISO instant. */
  begun: string;
  /** The form in which it goes on. */
  step: Step;
}

/** Returns the name under which what is typed into an open form is kept. */
export function formOf({ add, edit }: Step): string {
  if (edit !== undefined) return `edit ${edit}`;
  return add === undefined ? 'finish' : `add ${add}`;
}

/** Returns what the viewer has half-typed in forms that are open nowhere; undefined until it is read. */
export function useHalfTyped(record: RecordedPatrol): HalfTyped[] | undefined {
  const { _id: userId } = useProfile();
  const drafts = useClosedDrafts(record);
  return drafts && halfTypedOf(drafts, record, userId);
}

/** Returns the drafts of a record that are open nowhere; undefined until they are read. */
export function useClosedDrafts({
  patrol: { _id: group },
}: RecordedPatrol): readonly StoredDraft[] | undefined {
  const { _id: userId } = useProfile();
  const [drafts, setDrafts] = useState<readonly StoredDraft[]>();
  useEffect(() => watchClosedDrafts({ userId, group }, setDrafts), [userId, group]);
  return drafts;
}

/** Returns what can be gone on with. Of several drafts of a form, that is the one which opens. */
function halfTypedOf(drafts: readonly StoredDraft[], record: RecordedPatrol, viewer: string): HalfTyped[] {
  const first = drafts.filter(({ form }, at) => drafts.findIndex((draft) => draft.form === form) === at);
  return first.flatMap(({ id, form, typed: { whatDetails: text = null }, openedAt: begun }) => {
    const known = titleOf(form, record, viewer);
    const isRecorded = record.patrol.incidents.some(({ _id }) => _id === id);
    return known && !isRecorded
      ? [{ id, begun, ...known, text: typeof text === 'string' ? text : null }]
      : [];
  });
}

/** Returns what a form is about, and how it opens; undefined if it cannot be opened now. */
function titleOf(
  form: string,
  record: RecordedPatrol,
  viewer: string,
): Pick<HalfTyped, 'title' | 'step'> | undefined {
  const [, kind, subject = ''] = /^(add|edit|finish) ?(.*)$/.exec(form) ?? [];
  if (kind === 'add') return { title: subject || recordPageTexts.somethingElse, step: { add: subject } };
  if (kind === 'finish' && !record.patrol.finished)
    return { title: recordPageTexts.finishPatrol, step: { finish: true } };
  const own = record.patrol.incidents.find(({ _id, by }) => _id === subject && by === viewer);
  const incident = own ?? refusedIncident(record, subject)?.input;
  return kind === 'edit' && incident
    ? { title: recordPageTexts.edited({ kind: kindOf(incident) }), step: { edit: subject } }
    : undefined;
}
