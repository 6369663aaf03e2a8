import { Alert, Button } from '@mantine/core';
import { formatDateTime } from '#contract';
import { messageOf } from '#lib/http/api-error.ts';
import type { AddressChangeLink } from '#people/contract';
import { actionTexts } from '#texts/shared.ts';
import notice from '#ui/feedback/Notice.module.css';
import { addressChangeTexts as texts } from '../texts.ts';
import classes from './AddressChange.module.css';
import type { AddressAnswer, useAnswerAddressChange } from './queries.ts';

interface AddressChangeCardProps {
  change: AddressChangeLink;
  answer: ReturnType<typeof useAnswerAddressChange>;
}

/** What is to become of an address, with what its owner can do about it. */
export function AddressChangeCard({ change, answer }: AddressChangeCardProps) {
  const { organizationName, to, due, timeZone } = change;
  const buttonOf = (given: AddressAnswer) => ({
    size: 'xl',
    fullWidth: true,
    loading: answer.isPending && answer.variables === given,
    disabled: answer.isPending,
    onClick: () => answer.mutate(given),
  });
  return (
    <>
      <h2 className={notice.title}>{texts.isYours}</h2>
      <p className={notice.text}>
        {texts.wanted(to === null ? 'removed' : 'changed', { organizationName, to: to ?? '' })}{' '}
        {texts.byItself({ until: formatDateTime(due, timeZone) })}
      </p>
      {answer.error && (
        <Alert color="red" mb={16} role="alert">
          {texts.failed({ reason: messageOf(answer.error) })}
        </Alert>
      )}
      <div className={classes.buttons}>
        <Button {...buttonOf('confirm')}>{actionTexts.confirm}</Button>
        <Button variant="default" {...buttonOf('stop')}>
          {actionTexts.stop}
        </Button>
      </div>
    </>
  );
}
