import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime, formatName } from '#contract';
import { isChangedMeanwhile } from '#lib/http/api-error.ts';
import { actionTexts } from '#texts/shared.ts';
import type { Meanwhile } from '#ui/form/follow-edits.tsx';
import classes from './ChangedMeanwhile.module.css';
import { directoryQuery } from './directory.ts';
import { useProfile } from './profile.tsx';
import { changedMeanwhileTexts } from './texts.ts';

interface ChangedMeanwhileProps {
  meanwhile: Meanwhile | undefined;
  /** Why saving failed, if it did. */
  error: Error | null;
}

/**
 * Says at the foot of a changed form that somebody else has saved an edit while it was open, who, and when. It
 * stays in sight until the form is saved or left.
 */
export function ChangedMeanwhile({ meanwhile, error }: ChangedMeanwhileProps) {
  const { timeZone } = useProfile();
  const { edited, differences = {} } = meanwhile ?? {};
  const title = useTitle(edited?.by);
  if (!edited && !isChangedMeanwhile(error)) return null;
  const differs = Object.keys(differences).length > 0;
  const yoursText = differs ? changedMeanwhileTexts.kept : changedMeanwhileTexts.same;
  return (
    <Alert
      className={classes.notice}
      classNames={{ message: classes.message }}
      color="orange"
      icon={<IconAlertTriangle />}
      title={title}
      role="alert"
    >
      <p>
        {edited ? yoursText({ when: formatDateTime(edited.when, timeZone) }) : changedMeanwhileTexts.unread}
      </p>
      {differs && (
        <Button
          variant="default"
          className={classes.show}
          onClick={({ currentTarget }) => showFirst(currentTarget)}
        >
          {actionTexts.show}
        </Button>
      )}
    </Alert>
  );
}

/** Says who made an edit. Other organizations' people and super administrators have none here. */
function useTitle(by: string | undefined): string {
  const { _id, organizationId } = useProfile();
  const { data } = useQuery({ ...directoryQuery, enabled: by !== undefined && organizationId !== null });
  if (by === _id) return changedMeanwhileTexts.byYou;
  const editor = by === undefined ? undefined : data?.get(by);
  return editor ? changedMeanwhileTexts.by({ name: formatName(editor) }) : changedMeanwhileTexts.bySomebody;
}

/** Scrolls to the first field that shows somebody else's text, and moves a screen reader there. */
function showFirst(button: HTMLButtonElement): void {
  const first = button.form?.querySelector<HTMLElement>('[data-their-edit]');
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: 'center' });
}
