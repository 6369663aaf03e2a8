import { Textarea, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { KeyboardEvent } from 'react';
import type { Organization } from '#organizations/contract';
import { PhoneField } from '#people/web/PhoneField.tsx';
import { FieldPair } from '#ui/form/FieldPair.tsx';
import { organizationFieldTexts } from '../texts.ts';
import { SenderAdvice } from './SenderAdvice.tsx';

/** What is written out in mails. */
const wordings = ['patrolMeetUpInstructions', 'patrollerInstructions', 'emailSignOff'] as const;

/** The settings of the section. */
export type EmailSetting = 'emailFrom' | 'coordinatorName' | 'coordinatorPhone' | (typeof wordings)[number];

/** The sender is one line that may wrap on a phone, so Enter submits as in any one-line field. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

interface EmailFieldsProps {
  inputProps: (field: EmailSetting) => GetInputPropsReturnType;
  /** What is saved of an organization that exists. */
  saved?: Organization;
}

/** The mail fields, shared by the forms that create and edit an organization. */
export function EmailFields({ inputProps, saved }: EmailFieldsProps) {
  const sentFrom = saved?.sentFrom;
  return (
    <>
      <Textarea
        label={organizationFieldTexts.emailFrom}
        autosize
        minRows={1}
        onKeyDown={submitOnEnter}
        description={
          <>
            {organizationFieldTexts.emailFromMeans}
            {sentFrom && ` ${organizationFieldTexts.sentFrom({ sentFrom })}`}
          </>
        }
        placeholder={organizationFieldTexts.emailFromExample}
        {...inputProps('emailFrom')}
      />
      {saved && <SenderAdvice organization={saved} />}
      <CoordinatorFields inputProps={inputProps} />
      {wordings.map((field) => (
        <Textarea
          key={field}
          label={organizationFieldTexts.wording(field)}
          autosize
          minRows={3}
          {...inputProps(field)}
        />
      ))}
    </>
  );
}

function CoordinatorFields({ inputProps }: Pick<EmailFieldsProps, 'inputProps'>) {
  return (
    <FieldPair>
      <TextInput
        label={organizationFieldTexts.coordinator}
        description={organizationFieldTexts.coordinatorMeans}
        {...inputProps('coordinatorName')}
      />
      <PhoneField
        label={organizationFieldTexts.coordinatorPhone}
        description={organizationFieldTexts.coordinatorPhoneMeans}
        {...inputProps('coordinatorPhone')}
      />
    </FieldPair>
  );
}
