import { Tooltip } from '@mantine/core';
import type { RefObject } from 'react';
import '../overlay/overlay.css';

interface IconHintProps {
  target: RefObject<HTMLElement | null>;
  text: string;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

/** The tooltip of an IconButton, on which a mouse may rest (WCAG 1.4.13). */
export function IconHint({ target, text, ...pointer }: IconHintProps) {
  return <Tooltip target={target} label={text} opened interactive {...pointer} />;
}
