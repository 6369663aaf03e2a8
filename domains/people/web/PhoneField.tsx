import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { useTelHref } from './tel-href.ts';
import { phoneFieldTexts } from './texts.ts';

interface PhoneFieldProps extends TextInputProps {
  value?: string;
  /** What the number is for. */
  description?: string;
}

/** A field for a phone number. It says as what it is rung, or that it is no number (product 8.31). */
export function PhoneField({ description, onFocus, onBlur, ...input }: PhoneFieldProps) {
  const [isTyping, setTyping] = useState(false);
  const says = useSays(input.value?.trim() ?? '', isTyping);
  return (
    <TextInput
      {...input}
      type="tel"
      description={[description, says].filter(Boolean).join(' ') || undefined}
      onFocus={(event) => {
        setTyping(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setTyping(false);
        onBlur?.(event);
      }}
    />
  );
}

/** Nothing of a half-typed number but what it dials so far. */
function useSays(phone: string, isTyping: boolean): string | undefined {
  const href = useTelHref()(phone);
  if (href) return phoneFieldTexts.dials({ number: href.replace('tel:', '') });
  return phone && href === null && !isTyping ? phoneFieldTexts.dialsNothing : undefined;
}
