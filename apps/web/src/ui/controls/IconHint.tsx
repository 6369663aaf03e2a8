import { Tooltip } from '@mantine/core';
import type { RefObject } from 'react';
import '../overlay/overlay.css';

/** The tooltip of an IconButton. */
export function IconHint({ target, text }: { target: RefObject<HTMLElement | null>; text: string }) {
  return <Tooltip target={target} label={text} opened />;
}
