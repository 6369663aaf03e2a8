import type { ButtonProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDateTime } from '#contract';
import { canEnterEventNumber } from '#ecc/contract';
import { useRoles } from '#lib/auth/auth.ts';
import { type EccReply, isTest, type Patrol } from '#patrols/contract';
import { useProfile, useZone } from '#people/web/profile.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { Row, RowList } from '#ui/layout/RowList.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import classes from './EccReplies.module.css';
import { replyText } from './ecc-text.ts';
import { NumberChoices } from './NumberChoices.tsx';
import { eccRepliesQuery } from './queries.ts';
import { eccReplyTexts } from './texts.ts';

interface EccRepliesProps extends Pick<ButtonProps, 'size'> {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
}

/**
 * The mails that came in for a patrol, with the outcome of each (product 16.7), and for its crew the numbers
 * that they offer. Renders nothing while there are none.
 */
export function EccReplies({ patrol, now, size }: EccRepliesProps) {
  const viewer = { personId: useProfile()._id, roles: useRoles() };
  const { data: replies, error, refetch } = useQuery(eccRepliesQuery(patrol._id));
  if (error && !replies)
    return <ErrorCard title={eccReplyTexts.unableToLoad} error={error} onRetry={() => void refetch()} />;
  if (!replies?.matches) return null;
  return (
    <SectionCard title={eccReplyTexts.title} count={replies.matches}>
      <RowList>
        {replies.items.map((reply) => (
          <Row key={reply._id}>
            <Reply reply={reply} training={isTest(patrol)}>
              {reply.candidates.length > 0 && canEnterEventNumber(patrol, viewer, now) && (
                <NumberChoices patrol={patrol} candidates={reply.candidates} size={size} />
              )}
            </Reply>
          </Row>
        ))}
      </RowList>
    </SectionCard>
  );
}

interface ReplyProps {
  reply: EccReply;
  training: boolean;
  children: ReactNode;
}

function Reply({ reply, training, children }: ReplyProps) {
  const { when, from, subject, text, cut, outcome } = reply;
  const zone = useZone();
  return (
    <div className={classes.reply}>
      <p className={classes.outcome}>{replyText(outcome, training)}</p>
      <p className={classes.from}>
        {formatDateTime(when, zone)}, {from}
      </p>
      {children}
      <details>
        <summary className={classes.subject}>{subject || eccReplyTexts.noSubject}</summary>
        <p className={classes.text}>{text || eccReplyTexts.noText}</p>
        {cut && <p className={classes.cut}>{eccReplyTexts.cut}</p>}
      </details>
    </div>
  );
}
