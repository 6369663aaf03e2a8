import { type EccReply, formatDateTime, isTest, type Patrol } from '@patrolbook/contract';
import { useQuery } from '@tanstack/react-query';
import { ErrorCard } from '../../ui/feedback/ErrorCard.tsx';
import { LedgerCard } from '../../ui/layout/LedgerCard.tsx';
import { Row, RowList } from '../../ui/layout/RowList.tsx';
import { useZone } from '../profile/profile.tsx';
import classes from './EccReplies.module.css';
import { eccRepliesQuery } from './replies.ts';
import { replyText } from './reply-text.ts';

/** The mails that came in for a patrol, with what became of each (product 16.7). Renders nothing while there are none. */
export function EccReplies({ patrol }: { patrol: Pick<Patrol, '_id' | 'name' | 'callSign'> }) {
  const { data: replies, error, refetch } = useQuery(eccRepliesQuery(patrol._id));
  if (error && !replies)
    return <ErrorCard title="Unable to load replies" error={error} onRetry={() => void refetch()} />;
  if (!replies?.matches) return null;
  return (
    <LedgerCard title="Replies by Mail" count={replies.matches}>
      <RowList>
        {replies.items.map((reply) => (
          <Row key={reply._id}>
            <Reply reply={reply} training={isTest(patrol)} />
          </Row>
        ))}
      </RowList>
    </LedgerCard>
  );
}

function Reply({ reply, training }: { reply: EccReply; training: boolean }) {
  const { when, from, subject, text, outcome } = reply;
  const zone = useZone();
  return (
    <div className={classes.reply}>
      <p className={classes.outcome}>{replyText(outcome, training)}</p>
      <p className={classes.from}>
        {formatDateTime(when, zone)}, {from}
      </p>
      <details>
        <summary className={classes.subject}>{subject || 'No subject'}</summary>
        <p className={classes.text}>{text || 'No text'}</p>
      </details>
    </div>
  );
}
