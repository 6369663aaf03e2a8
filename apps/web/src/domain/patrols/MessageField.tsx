import { Textarea, type TextareaProps } from '@mantine/core';

/** What an admin says, in their own words, to those whom a change mails (product 5.15). */
export function MessageField(props: TextareaProps) {
  return (
    <Textarea
      label="Message (optional)"
      description="The emails quote it with your name."
      autosize
      minRows={2}
      maxRows={8}
      {...props}
    />
  );
}
