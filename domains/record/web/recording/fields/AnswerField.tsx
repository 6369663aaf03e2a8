import { Input, SegmentedControl } from '@mantine/core';
import { actionTexts, fieldTexts } from '#texts/shared.ts';
import '#ui/form/segmented-control.css';

const answers = () => [
  { value: '', label: fieldTexts.notSaid },
  { value: 'yes', label: actionTexts.yes },
  { value: 'no', label: actionTexts.no },
];

/** A yes or no that may be left open. */
export function AnswerField({
  label,
  ...input
}: {
  label: string;
  value?: string;
  onChange?: (answer: string) => void;
}) {
  return (
    <Input.Wrapper label={label} labelElement="div">
      <SegmentedControl fullWidth data={answers()} aria-label={label} {...input} />
    </Input.Wrapper>
  );
}
