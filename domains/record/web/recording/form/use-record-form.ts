import { useRef } from 'react';
import type { Issue, Route } from '#contract';
import type { OpenDraft } from '#lib/drafts/open-draft.ts';
import { asChanged, useDraft } from '#lib/drafts/use-draft.ts';
import { usePrefill } from '#lib/form/prefill.ts';
import { useSaveForm } from '#lib/form/save-form.ts';
import { deviceClock } from '#lib/time/clock.ts';
import type { TimeStamp } from '#lib/time/device-clock.ts';
import { type DeviceTimes, withoutTimes } from '#patrols/contract';
import { keep } from '#patrols/web/recorded/keep.ts';
import type { Question } from '../../fields/question.ts';
import { useQuestions } from './QuestionDialog.tsx';

/** The fields of every body that the form lacks: the queue adds the id and the times. */
type Recordable = DeviceTimes & { _id: string };
type Entry<B extends Recordable> = Omit<Omit<B, keyof DeviceTimes>, '_id'>;

interface RecordFormOptions<V extends Record<string, unknown>, B extends Recordable> {
  /** What is kept of the form while it is typed. */
  draft: OpenDraft;
  initialValues: V;
  /** Fields that are not kept, but asked anew. */
  unkept?: readonly (keyof V & string)[];
  /** The server's issues with these values, if it refused them. */
  refused?: readonly Issue[] | undefined;
  /** The values that unchanged fields follow while the form is open. */
  defaults: Partial<V>;
  /** The contract's schema of what is recorded. */
  schema: { parse: (input: unknown) => B } & NonNullable<Route['body']>;
  /** What is sent, without its id. */
  bodyOf: (values: V) => object;
  /** The rules by which the server would refuse it, since it may only hear of it hours later (product 17.3). */
  check: (values: V) => Record<string, string>;
  /** What is asked before this is recorded; null for nothing. */
  questions: (body: B) => readonly (Question | null)[];
  /** What the entry means by “now”; undefined for an entry whose time is not now. */
  now?: SaidNow<V> | undefined;
  /** `id` is the form's own, under which it is recorded once, however often it is tried. */
  record: (entry: Entry<B>, now: TimeStamp | undefined, id: string) => Promise<void>;
  onRecorded?: () => void;
}

/** A time that says “Now” unless somebody types one. Whatever the clocks do meanwhile, it is not judged: the server dates it (product 17.23). */
export interface SaidNow<V> {
  /** The field, and the property of what is sent. */
  field: keyof V & string;
  stamp: () => TimeStamp;
  /** The same as an ISO instant, as well as it is known. */
  at: () => string;
}

/**
 * Returns what a form means by “Now”: the moment at which it is saved, or what an entry meant that was refused before. Undefined if
 * the time of that one was typed.
 */
export function saidNow<F extends string>(
  field: F,
  at: () => string,
  former?: { now?: TimeStamp | undefined; at: string },
) {
  if (!former) return { field, stamp: () => deviceClock.stamp(), at };
  const { now } = former;
  return now && { field, stamp: () => now, at: () => former.at };
}

/**
 * A form of the record. It checks everything that the server would refuse. It records at once, and only once: a
 * second tap on its button does nothing. What is typed is kept until then (product 17.28).
 */
export function useRecordForm<V extends Record<string, unknown>, B extends Recordable>(
  options: RecordFormOptions<V, B>,
) {
  const { draft, refused, defaults, schema, bodyOf, check, now } = options;
  const { id } = draft;
  const recorded = useRef(false);
  const { ask, dialog } = useQuestions();
  const said = (): SaidNow<V> | undefined => (now && !form.isDirty(now.field) ? now : undefined);
  const recordOnce = (body: B) => {
    if (recorded.current) return;
    recorded.current = true;
    const { _id: _own, ...entry } = withoutTimes(body);
    const recording = options.record(entry, said()?.stamp(), id);
    keep(recording);
    draft.dropOnce(recording);
    form.resetDirty();
    options.onRecorded?.();
  };
  const { form, submit } = useSaveForm<V, B, never>({
    initialValues: asChanged(options.initialValues, draft),
    refused,
    schema,
    bodyOf: (values) => ({ _id: id, ...bodyOf(values), ...timeOf(said()) }),
    check: (values) => withoutTime(check(values), said()),
    save: (body) =>
      ask(
        options.questions(body).filter((question) => question !== null),
        () => recordOnce(body),
      ),
    onSaved: () => undefined,
    onFailed: () => undefined,
  });
  useDraft(form, draft, options.unkept);
  usePrefill(form, defaults);
  return { form, submit, said: said(), dialog };
}

function timeOf<V>(now: SaidNow<V> | undefined): Record<string, string> {
  return now ? { [now.field]: now.at() } : {};
}

function withoutTime<V>(errors: Record<string, string>, now: SaidNow<V> | undefined) {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field !== now?.field));
}
