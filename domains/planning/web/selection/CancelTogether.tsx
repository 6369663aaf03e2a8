import { Button } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { useState } from 'react';
import type { RecipientsTogether } from '#crew/contract';
import { mailsAnybody } from '#crew/web/recipients.ts';
import { isDraft, type PatrolListItem } from '#patrols/contract';
import { messageBody } from '#patrols/web/message.ts';
import { lazyOverlay } from '#ui/overlay/lazy-part.tsx';
import { kindsText, useCancelTexts } from './cancel-texts.ts';
import { useCancelTogether, useCountCancelled } from './queries.ts';
import { patrolSelectionTexts } from './texts.ts';

const MessageDialog = lazyOverlay(() => import('#patrols/web/MessageDialog.tsx'), 'MessageDialog');

interface CancelTogetherProps {
  label: string;
  patrols: readonly PatrolListItem[];
  onCancelled: () => void;
}

/** Cancels several patrols, after it has said whom that mails, with a message to them (product 7.19). */
export function CancelTogether({ label, patrols, onCancelled }: CancelTogetherProps) {
  const [asking, setAsking] = useState(false);
  const [text, setText] = useState('');
  const finalized = patrols.filter((patrol) => !isDraft(patrol));
  const count = useCountCancelled(finalized.map(({ _id }) => _id));
  const cancel = useCancelTogether(() => {
    setAsking(false);
    setText('');
    onCancelled();
  });
  const mailed = mailsAnybody(count.data);
  const confirm = () =>
    cancel.mutate({ ids: patrols.map(({ _id }) => _id), ...(mailed && messageBody(text)) });
  return (
    <>
      <Button
        variant="outline"
        color="red"
        leftSection={<IconBan />}
        loading={count.isPending}
        onClick={() => count.mutate(undefined, { onSuccess: () => setAsking(true) })}
      >
        {label}
      </Button>
      {count.data && (
        <MessageDialog
          opened={asking}
          title={patrolSelectionTexts.cancelTitle({ what: kindsText(patrols) })}
          message={mailed ? { text, onChange: setText } : undefined}
          choices={[
            { label: patrolSelectionTexts.keepThem, onClick: () => setAsking(false) },
            { label, tone: 'danger', loading: cancel.isPending, onClick: confirm },
          ]}
          onClose={() => setAsking(false)}
        >
          <Question patrols={patrols} recipients={count.data} />
        </MessageDialog>
      )}
    </>
  );
}

interface QuestionProps {
  patrols: readonly PatrolListItem[];
  recipients: RecipientsTogether;
}

function Question({ patrols, recipients }: QuestionProps) {
  const texts = useCancelTexts(patrols, recipients);
  return <>{texts.join(' ')}</>;
}
