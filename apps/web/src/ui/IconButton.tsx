import { ActionIcon } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { lazyPart } from './lazy-part.tsx';

const IconHint = lazyPart(() => import('./IconHint.tsx'), 'IconHint');

type IconButtonProps = ComponentPropsWithRef<'button'> & {
  /** What the icon stands for, shown to whoever points at it. */
  hint: string;
  /** What it is called, when that says more than the hint. */
  label?: string;
};

/** A button that is an icon alone; other properties are a button's own. */
export function IconButton({ hint, label = hint, ref, ...button }: IconButtonProps) {
  const target = useRef<HTMLButtonElement>(null);
  const [pointedAt, setPointedAt] = useState<boolean>();
  return (
    <>
      <ActionIcon
        variant="subtle"
        aria-label={label}
        {...button}
        ref={useMergedRef(target, ref)}
        onPointerEnter={(event) => {
          setPointedAt(event.pointerType === 'mouse');
          button.onPointerEnter?.(event);
        }}
        onPointerLeave={() => setPointedAt(false)}
      />
      {pointedAt !== undefined && <IconHint target={target} text={hint} opened={pointedAt} />}
    </>
  );
}
