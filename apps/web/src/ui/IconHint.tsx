import { Tooltip } from '@mantine/core';
import type { RefObject } from 'react';
import { useAfterMount } from '../lib/after-mount.ts';
import './overlay.css';

interface IconHintProps {
  target: RefObject<HTMLElement | null>;
  text: string;
  opened: boolean;
}

/** The tooltip of an IconButton. */
export function IconHint({ target, text, opened }: IconHintProps) {
  return <Tooltip target={target} label={text} opened={useAfterMount(opened)} />;
}
