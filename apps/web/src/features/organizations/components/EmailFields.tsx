import { Textarea, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { Organization } from '@patrolbook/contract';
import type { KeyboardEvent } from 'react';
import { FieldPair } from '../../../ui/form/FieldPair.tsx';
import { SenderAdvice } from './SenderAdvice.tsx';

const texts = [
  { field: 'patrolMeetUpInstructions', label: 'Patrol meetup instructions' },
  { field: 'patrollerInstructions', label: 'Patroller instructions' },
  { field: 'emailSignOff', label: 'Email sign off' },
] as const;

type EmailField = 'emailFrom' | 'coordinatorName' | 'coordinatorPhone' | (typeof texts)[number]['field'];

/** The sender is one line that may wrap on a phone, so Enter submits as in any one-line field. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

interface EmailFieldsProps {
  inputProps: (field: EmailField) => GetInputPropsReturnType;
  /** What is saved of an organization that exists. */
  saved?: Organization;
}

/** The mail fields, shared by the forms that create and edit an organization. */
export function EmailFields({ inputProps, saved }: EmailFieldsProps) {
  const sentFrom = saved?.sentFrom;
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
      {saved && <SenderAdvice organization={saved} />}
      <CoordinatorFields inputProps={inputProps} />
      {texts.map(({ field, label }) => (
        <Textarea key={field} label={label} autosize minRows={3} {...inputProps(field)} />
      ))}
    </>
  );
}

function CoordinatorFields({ inputProps }: Pick<EmailFieldsProps, 'inputProps'>) {
  return (
    <FieldPair>
      <TextInput
        label="Coordinator"
        description="Whom patrollers and guests ring with questions."
        {...inputProps('coordinatorName')}
      />
      <TextInput
        label="Coordinator’s phone"
        type="tel"
        description="Their emails and calendars name it."
        {...inputProps('coordinatorPhone')}
      />
    </FieldPair>
  );
}
