import { Alert, Button } from '@mantine/core';
import { formatDateTime, formatName } from '@patrolbook/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { isChangedMeanwhile } from '../../lib/http/api-error.ts';
import type { Meanwhile } from '../../ui/form/follow-edits.tsx';
import { useProfile } from '../profile/profile.tsx';
import classes from './ChangedMeanwhile.module.css';
import { directoryQuery } from './directory.ts';

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
  const who = useEditor(edited?.by);
  if (!edited && !isChangedMeanwhile(error)) return null;
  const differs = Object.keys(differences).length > 0;
  return (
    <Alert
      className={classes.notice}
      classNames={{ message: classes.message }}
      color="orange"
      icon={<IconAlertTriangle />}
      title={`${who} changed this`}
      role="alert"
    >
      <p>{edited ? `${formatDateTime(edited.when, timeZone)}. ${differs ? kept : same}` : unread}</p>
      {differs && (
        <Button
          variant="default"
          className={classes.show}
          onClick={({ currentTarget }) => showFirst(currentTarget)}
        >
          Show
        </Button>
      )}
    </Alert>
  );
}

const kept = 'Yours is kept, and not saved yet.';
const same = 'Yours says the same where they did, and is not saved yet.';
const unread = 'What has changed could not be read. Yours is kept; please save again.';

/** Returns the name of who made an edit. Other organizations' people and super administrators have none here. */
function useEditor(by: string | undefined): string {
  const { _id, organizationId } = useProfile();
  const { data } = useQuery({ ...directoryQuery, enabled: by !== undefined && organizationId !== null });
  if (by === _id) return 'You';
  const editor = by === undefined ? undefined : data?.get(by);
  return editor ? formatName(editor) : 'Somebody else';
}

/** Scrolls to the first field that shows somebody else's text, and moves a screen reader there. */
function showFirst(button: HTMLButtonElement): void {
  const first = button.form?.querySelector<HTMLElement>('[data-their-edit]');
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: 'center' });
}
