import { Fragment, type ReactNode } from 'react';

interface FilledProps {
  /** A text with names in braces. */
  text: string;
  values: Record<string, ReactNode>;
}

/** A text in which something stands out, or can be pressed. */
export function Filled({ text, values }: FilledProps) {
  const parts = text.split(/\{(\w+)\}/);
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    <Fragment key={index}>{index % 2 === 0 ? part : values[part]}</Fragment>
  ));
}
