// @vitest-environment jsdom
import { useForm } from '@mantine/form';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#web/dom.fixture.tsx';
import { SecondStepFields } from './SecondStepFields.tsx';

function Fields({ secondStepFor }: { secondStepFor: string }) {
  const form = useForm({ initialValues: { secondStepFor, secondStepGraceDays: '14' } });
  return <SecondStepFields inputProps={form.getInputProps} />;
}

it('the days to set a second step up are asked only where somebody needs one [9.25]', () => {
  const { redraw } = show(<Fields key="nobody" secondStepFor="nobody" />);
  expect(screen.queryByText('Time to set it up')).toBeNull();
  redraw(<Fields key="admins" secondStepFor="admins" />);
  expect(screen.getByText('Time to set it up')).toBeDefined();
  expect(screen.getByDisplayValue('14 days')).toBeDefined();
});
