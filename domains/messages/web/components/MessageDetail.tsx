import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type SentMessage, textRemovedText, type WholeMessage } from '#messages/contract';
import { PhoneLink } from '#people/web/PhoneLink.tsx';
import { actionTexts } from '#texts/shared.ts';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '#ui/feedback/RowSkeletons.tsx';
import { messageQuery, useSendAgain } from '../queries.ts';
import { messageTexts } from '../texts.ts';
import classes from './Messages.module.css';

/** The text of a message, and whom it did not reach (product 14.47). */
export function MessageDetail({ message: { _id, mails } }: { message: SentMessage }) {
  const { data, error, refetch } = useQuery(messageQuery(_id, mails));
  if (error && !data)
    return <ErrorCard title={messageTexts.unableToLoad} error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowSkeletons plain />;
  return (
    <>
      <blockquote className={classes.quote}>{data.text || textRemovedText}</blockquote>
      {data.unreached.length > 0 && (
        <div className={classes.unreached}>
          <h2>{messageTexts.pleaseRing}</h2>
          <ul>
            {data.unreached.map((one) => (
              <Unreached key={one.mail?._id ?? one.name} one={one} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Unreached({ one: { name, phone, mail } }: { one: WholeMessage['unreached'][number] }) {
  const again = useSendAgain();
  return (
    <li className={classes.one}>
      <span>{name}</span>
      {phone && <PhoneLink>{phone}</PhoneLink>}
      {mail && (
        <Button
          variant="default"
          size="sm"
          aria-label={messageTexts.sendAgainTo({ name })}
          loading={again.isPending}
          onClick={() => again.mutate(mail._id)}
        >
          {actionTexts.sendAgain}
        </Button>
      )}
      <span className={classes.reason}>{mail ? mail.reason : messageTexts.noAddress}</span>
    </li>
  );
}
