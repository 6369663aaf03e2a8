import { Input, type InputProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface NativeSelectProps extends Pick<InputProps, 'className' | 'classNames' | 'variant'> {
  label: string;
  value: string;
  onValue: (value: string) => void;
  /** `<option>`s. */
  children: ReactNode;
}

/** The browser's own select, as Mantine's weighs 60 kB. */
export function NativeSelect({ label, value, onValue, children, ...looks }: NativeSelectProps) {
  return (
    <Input
      {...looks}
      component="select"
      pointer
      aria-label={label}
      rightSection={<IconChevronDown />}
      rightSectionPointerEvents="none"
      value={value}
      onChange={({ currentTarget }) => onValue(currentTarget.value)}
    >
      {children}
    </Input>
  );
}
