import { Card, MultiSelect, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { hasTouch } from '#lib/browser/screen.ts';
import { choosableFor } from '#people/web/choosable/choosable-mails.ts';
import { MailChoiceFields } from '#people/web/choosable/MailChoiceFields.tsx';
import { PhoneField } from '#people/web/PhoneField.tsx';
import { fieldTexts } from '#texts/shared.ts';
import { NoOption } from '#ui/controls/NoOption.tsx';
import { FieldPair } from '#ui/form/FieldPair.tsx';
import { type MemberValues as Fields, type mailChoices, noMail, ownAddress } from '../person-fields.ts';
import { roleChoices } from '../role-names.ts';
import { personFormTexts } from '../texts.ts';
import classes from './PersonFields.module.css';
import '#ui/form/form-fields.css';
import '#ui/form/several-values.css';

interface PersonFieldsProps {
  form: UseFormReturnType<Fields>;
  /** What the address is for. */
  emailHint: string;
  /** Where mails can go. */
  choices: ReturnType<typeof mailChoices>;
  /** The focus begins in the first name, unless that would open a keyboard over the form. */
  autoFocus?: boolean;
}

/** The fields shared by the forms that create and edit a person. */
export function PersonFields({ form, emailHint, choices, autoFocus = false }: PersonFieldsProps) {
  const { mailVia, roles } = form.values;
  return (
    <Card className={classes.fields}>
      <FieldPair>
        <TextInput
          label={fieldTexts.firstName}
          autoFocus={autoFocus && !hasTouch()}
          {...form.getInputProps('firstName')}
        />
        <TextInput label={fieldTexts.lastName} {...form.getInputProps('lastName')} />
      </FieldPair>
      <Select
        label={personFormTexts.mailsGoTo}
        description={mailHint(mailVia)}
        data={choices}
        allowDeselect={false}
        searchable
        selectFirstOptionOnChange
        nothingFoundMessage={<NoOption>{personFormTexts.noSuchHolder}</NoOption>}
        {...form.getInputProps('mailVia')}
      />
      {mailVia === ownAddress && (
        <TextInput
          label={fieldTexts.email}
          type="email"
          description={emailHint}
          {...form.getInputProps('email')}
        />
      )}
      <FieldPair>
        <PhoneField label={fieldTexts.phone} {...form.getInputProps('phone')} />
        <TextInput
          label={personFormTexts.idNumber}
          description={personFormTexts.idNumberHint}
          autoComplete="off"
          {...form.getInputProps('idNumber')}
        />
      </FieldPair>
      <MultiSelect
        label={personFormTexts.roles}
        data={roleChoices}
        searchable
        nothingFoundMessage={<NoOption>{personFormTexts.noSuchRole}</NoOption>}
        {...form.getInputProps('roles')}
      />
      <MailChoiceFields mails={choosableFor(roles)} inputOf={(mail) => form.getInputProps(mail)} />
    </Card>
  );
}

function mailHint(mailVia: string): string {
  if (mailVia === ownAddress) return personFormTexts.mailMeans('own');
  return personFormTexts.mailMeans(mailVia === noMail ? 'nowhere' : 'holder');
}
