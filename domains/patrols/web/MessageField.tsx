import { Textarea, type TextareaProps } from '@mantine/core';
import { patrolChangeTexts } from './texts.ts';

/** What an admin says, in their own words, to those whom a change mails (product 5.15). */
export function MessageField(props: TextareaProps) {
  return (
    <Textarea
      label={patrolChangeTexts.message}
      description={patrolChangeTexts.messageMeans}
      autosize
      minRows={2}
      maxRows={8}
      {...props}
    />
  );
}
