import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import { mailChoiceTexts } from '../texts.ts';
import { type ChoosableMail, choicesOf } from './choosable-mails.ts';
import classes from './MailChoiceFields.module.css';
import '@mantine/core/styles/Radio.layer.css';

interface MailChoiceFieldsProps {
  mails: readonly ChoosableMail[];
  /** Returns the properties of the field of these mails. */
  inputOf: (mail: ChoosableMail) => { value?: string; onChange: (choice: string) => void; error?: ReactNode };
}

/** Which of the mails that nobody has to get somebody gets, a group of choices for each kind. */
export function MailChoiceFields({ mails, inputOf }: MailChoiceFieldsProps) {
  return mails.map((mail) => (
    <Radio.Group
      key={mail}
      label={mailChoiceTexts.label(mail)}
      description={mailChoiceTexts.description(mail)}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
      {...inputOf(mail)}
    >
      {choicesOf(mail).map(({ choice, words }) => (
        <Radio
          key={choice}
          value={choice}
          label={words}
          classNames={{ body: classes.choice, label: classes.label }}
        />
      ))}
    </Radio.Group>
  ));
}
