import { Button } from '@mantine/core';
import { formatDateTime, type SentMessage, textRemovedText } from '@patrolbook/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useDirectory } from '../../../domain/people/directory.ts';
import { PersonLookup } from '../../../domain/people/PersonLookup.tsx';
import { useZone } from '../../../domain/profile/profile.tsx';
import { Chip } from '../../../ui/display/Chip.tsx';
import { Row } from '../../../ui/layout/RowList.tsx';
import { lazyPart } from '../../../ui/overlay/lazy-part.tsx';
import { audienceText, outcomeText } from '../texts.ts';
import classes from './Messages.module.css';

const MessageDetail = lazyPart(() => import('./MessageDetail.tsx'), 'MessageDetail');

/** A message that was sent: to whom, by whom, and what became of its mails; with its text when it is opened. */
export function MessageRow({ message }: { message: SentMessage }) {
  const zone = useZone();
  const lookup = useDirectory();
  const [opened, setOpened] = useState(false);
  const { subject, sent, to } = message;
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
          {formatDateTime(sent.when, zone)}
          {sent.by && (
            <>
              {' by '}
              <PersonLookup lookup={lookup(sent.by)} />
            </>
          )}
          {`: ${outcomeText(message)}`}
        </p>
        {opened && <MessageDetail message={message} />}
        <Button
          variant="default"
          aria-expanded={opened}
          aria-label={`${opened ? 'Hide' : 'Show'} ${subject}`}
          onClick={toggle}
        >
          {opened ? 'Hide' : 'Show'}
        </Button>
      </div>
    </Row>
  );
}

/** Whether somebody has to be rung, or mails are on their way. */
function Outcome({ message: { mails, unmailed } }: { message: SentMessage }) {
  const unreached = mails.failed + unmailed;
  if (unreached > 0) return <Chip color="red">{`${unreached} not reached`}</Chip>;
  return mails.waiting > 0 ? <Chip color="gray">On the way</Chip> : <Chip color="green">Sent</Chip>;
}
