import { type FunctionComponent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { LazyModule } from '#lib/loading/lazy-module.ts';
import { partOf } from '#lib/loading/parts.ts';
import { useLoaded } from '#lib/loading/use-loaded.ts';
import { feedbackTexts } from '#texts/shared.ts';
import { CardSkeletons } from '../feedback/CardSkeletons.tsx';
import { toastError } from '../feedback/toasts.tsx';

/** Imports a module that exports the component of this name. */
type Load<Name extends string, Props> = () => Promise<Record<Name, FunctionComponent<Props>>>;

/** A part of a page that renders once loaded. `load` resolves to whether it is loaded. */
export type LazyPart<Props> = FunctionComponent<Props> & { load: () => Promise<boolean> };

/** Creates a part that a page loads on demand, such as a menu or a form that opens. Call `load` before it is shown. */
export function lazyPart<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
): LazyPart<Props> {
  const file = partOf(load);
  const show = (props: Props) => {
    const Part: FunctionComponent<Props> | undefined = file.module?.[name];
    return Part && <Part {...props} />;
  };
  return Object.assign(show, { load: () => loadOrToast(file) });
}

/**
 * Creates a part that is shown from the first, such as a form that fills the page. Until it is loaded, `placeholder` stands for it; it
 * is loaded again until it comes. `load` loads it in advance.
 */
export function lazyView<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  placeholder: ReactNode = <CardSkeletons plain />,
): LazyPart<Props> {
  const file = partOf(load);
  const loadView = async () => (await file.preload()) !== undefined;
  const show = (props: Props) => {
    useLoaded(loadView, () => file.module !== undefined);
    const View: FunctionComponent<Props> | undefined = file.module?.[name];
    return View ? <View {...props} /> : placeholder;
  };
  return Object.assign(show, { load: loadView });
}

async function loadOrToast(file: LazyModule<unknown>): Promise<boolean> {
  const module = await file.preload();
  if (!module) toastError(feedbackTexts.notLoaded);
  return module !== undefined;
}

/** Creates a dialog or a drawer that loads when it is first opened, and stays mounted from then on. */
export function lazyOverlay<Name extends string, Props extends { opened: boolean; onClose: () => void }>(
  load: Load<Name, Props>,
  name: Name,
): FunctionComponent<Props> {
  const Overlay = lazyPart(load, name);
  return (props) => {
    const { opened } = props;
    const [mounted, setMounted] = useState(false);
    const onLoaded = useEffectEvent((loaded: boolean) => (loaded ? setMounted(true) : props.onClose()));
    useEffect(() => {
      if (!opened || mounted) return;
      let cancelled = false;
      void Overlay.load().then((loaded) => cancelled || onLoaded(loaded));
      return () => {
        cancelled = true;
      };
    }, [opened, mounted]);
    return mounted && <Overlay {...props} />;
  };
}
