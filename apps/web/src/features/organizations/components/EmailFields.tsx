import { Textarea } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { KeyboardEvent } from 'react';

const texts = [
  { field: 'patrolMeetUpInstructions', label: 'Patrol meetup instructions' },
  { field: 'patrollerInstructions', label: 'Patroller instructions' },
  { field: 'emailSignOff', label: 'Email sign off' },
] as const;

type EmailField = 'emailFrom' | (typeof texts)[number]['field'];

/** The sender is one line, which may be too long for a phone and wrap: Enter does what it does in every other line. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

interface EmailFieldsProps {
  inputProps: (field: EmailField) => GetInputPropsReturnType;
  /** What mails say they are from, where that is not the address of the organization. */
  sentFrom?: string | undefined;
}

/** What mails are sent from and what stands in them; alike when an organization is created and when it is changed. */
export function EmailFields({ inputProps, sentFrom }: EmailFieldsProps) {
  return (
    <>
      <Textarea
        label="Email from"
        autosize
        minRows={1}
        onKeyDown={submitOnEnter}
        description={
          <>
            The email address that emails are sent from.
            {sentFrom &&
              ` Here emails say they are from ${sentFrom}, since the address is of another domain; answers go to the address.`}
          </>
        }
        placeholder="Howick South Patrol <roster@example.nz>"
        {...inputProps('emailFrom')}
      />
      {texts.map(({ field, label }) => (
        <Textarea key={field} label={label} autosize minRows={3} {...inputProps(field)} />
      ))}
    </>
  );
}
