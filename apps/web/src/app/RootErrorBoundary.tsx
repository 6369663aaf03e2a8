import { Component, type ReactNode } from 'react';
import { reloadPage, useReloadWhenReachable } from '#lib/browser/reachable.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { ModuleNotLoaded } from '#lib/loading/lazy-module.ts';
import { actionTexts, feedbackTexts } from '#texts/shared.ts';
import { SignedOutAlert } from '#ui/feedback/SignedOutAlert.tsx';
import { SignedOutFrame } from '#ui/layout/SignedOutFrame.tsx';

/** Shows why the application could not be loaded or rendered, and offers to reload it. */
export class RootErrorBoundary extends Component<{ children: ReactNode }, { failure: unknown }> {
  override state = { failure: undefined };

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override render() {
    const { failure } = this.state;
    return failure === undefined ? this.props.children : <Failed failure={failure} />;
  }
}

function Failed({ failure }: { failure: unknown }) {
  useReloadWhenReachable(failure instanceof ModuleNotLoaded);
  return (
    <SignedOutFrame>
      <SignedOutAlert title={feedbackTexts.wentWrong} action={actionTexts.tryAgain} onAction={reloadPage}>
        {messageOf(failure)}
      </SignedOutAlert>
    </SignedOutFrame>
  );
}
