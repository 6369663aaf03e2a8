import { ActionIcon } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type ComponentPropsWithRef, type PointerEvent, useEffect, useRef, useState } from 'react';
import { LazyModule } from '#lib/loading/lazy-module.ts';

const hintFile = new LazyModule(() => import('./IconHint.tsx'));

/** Milliseconds that a mouse rests on a button before the hint shows. */
const hintAfter = 400;

/** Milliseconds that the hint stays for a mouse that is on its way from the button to it. */
const hintStays = 200;

type IconButtonProps = ComponentPropsWithRef<'button'> & {
  /** What the button does; shown as a tooltip. */
  hint: string;
  /** The accessible name, where it says more than the hint. */
  label?: string;
};

/** A button with only an icon. Other properties are passed to the button. */
export function IconButton({ hint, label = hint, ref, onPointerEnter, ...button }: IconButtonProps) {
  const target = useRef<HTMLButtonElement>(null);
  const { Hint, point, leave, stay, hide } = useHint();
  return (
    <>
      <ActionIcon
        variant="subtle"
        aria-label={label}
        {...button}
        ref={useMergedRef(target, ref)}
        onPointerEnter={(event) => {
          point(event);
          onPointerEnter?.(event);
        }}
        onPointerLeave={leave}
        onPointerDown={hide}
      />
      {Hint && <Hint target={target} text={hint} onPointerEnter={stay} onPointerLeave={leave} />}
    </>
  );
}

/** Returns the hint to show: none until a mouse has rested on the button and the hint's module has loaded. It stays while the mouse is on it; Escape hides it too. */
function useHint() {
  const [pointedAt, setPointedAt] = useState(false);
  const [Hint, setHint] = useState(() => hintFile.module?.IconHint);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = () => clearTimeout(timer.current);
  const hide = () => {
    stay();
    setPointedAt(false);
  };
  const leave = () => {
    stay();
    timer.current = setTimeout(() => setPointedAt(false), hintStays);
  };
  const load = async () => {
    // A hint that does not load is no loss: the button has an accessible name.
    const module = await hintFile.preload();
    setHint(() => module?.IconHint);
  };
  const point = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    void load();
    stay();
    timer.current = setTimeout(() => setPointedAt(true), hintAfter);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!pointedAt) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setPointedAt(false);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [pointedAt]);
  return { Hint: pointedAt ? Hint : undefined, point, leave, stay, hide };
}
