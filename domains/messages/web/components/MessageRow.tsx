import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatDateTime } from '#contract';
import { type SentMessage, textRemovedText } from '#messages/contract';
import { useDirectory } from '#people/web/directory.ts';
import { PersonLookup } from '#people/web/PersonLookup.tsx';
import { useZone } from '#people/web/profile.tsx';
import { Filled } from '#texts/Filled.tsx';
import { actionTexts } from '#texts/shared.ts';
import { Chip } from '#ui/display/Chip.tsx';
import { Row } from '#ui/layout/RowList.tsx';
import { lazyPart } from '#ui/overlay/lazy-part.tsx';
import { audienceText, outcomeText } from '../message-text.ts';
import { messageTexts } from '../texts.ts';
import classes from './Messages.module.css';

const MessageDetail = lazyPart(() => import('./MessageDetail.tsx'), 'MessageDetail');

/** A message that was sent: to whom, by whom, and what became of its mails; with its text when it is opened. */
export function MessageRow({ message }: { message: SentMessage }) {
  const zone = useZone();
  const lookup = useDirectory();
  const [opened, setOpened] = useState(false);
  const { subject, sent, to } = message;
  const when = formatDateTime(sent.when, zone);
  const outcome = outcomeText(message);
  const toggle = () => (opened ? setOpened(false) : void MessageDetail.load().then(setOpened));
  return (
    <Row>
      <div className={classes.message}>
        <div className={classes.head}>
          <span className={classes.subject}>{subject || textRemovedText}</span>
          <Outcome message={message} />
        </div>
        <p className={classes.audience}>
          {to.kind === 'crew' ? (
            <Link to="/patrol/$id" params={{ id: to.patrol._id }}>
              {audienceText(to, zone)}
            </Link>
          ) : (
            audienceText(to, zone)
          )}
        </p>
        <p className={classes.when}>
          {sent.by ? (
            <Filled
              text={messageTexts.sentBy}
              values={{ when, name: <PersonLookup lookup={lookup(sent.by)} />, outcome }}
            />
          ) : (
            messageTexts.sent({ when, outcome })
          )}
        </p>
        {opened && <MessageDetail message={message} />}
        <Button
          variant="default"
          aria-expanded={opened}
          aria-label={opened ? messageTexts.hideOf({ subject }) : messageTexts.showOf({ subject })}
          onClick={toggle}
        >
          {opened ? actionTexts.hide : actionTexts.show}
        </Button>
      </div>
    </Row>
  );
}

/** Whether somebody has to be rung, or mails are on their way. */
function Outcome({ message: { mails, unmailed } }: { message: SentMessage }) {
  const unreached = mails.failed + unmailed;
  if (unreached > 0) return <Chip color="red">{messageTexts.notReached(unreached)}</Chip>;
  if (mails.waiting > 0) return <Chip color="gray">{messageTexts.state('waiting')}</Chip>;
  return <Chip color="green">{messageTexts.state('sent')}</Chip>;
}
