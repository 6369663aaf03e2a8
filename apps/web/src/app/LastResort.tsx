import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { messageOf } from '../lib/api-error.ts';
import { SignedOutFrame } from '../ui/SignedOutFrame.tsx';
import classes from './LastResort.module.css';

/** Shown when the pages themselves could not be fetched or drawn: why, and another try. */
export class LastResort extends Component<{ children: ReactNode }, { failure: unknown }> {
  override state = { failure: undefined };

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override render() {
    if (this.state.failure === undefined) return this.props.children;
    return (
      <SignedOutFrame>
        <div role="alert">
          <h2 className={classes.title}>Something went wrong</h2>
          <p className={classes.text}>{messageOf(this.state.failure)}</p>
          <Button size="xl" fullWidth onClick={() => location.reload()}>
            Try Again
          </Button>
        </div>
      </SignedOutFrame>
    );
  }
}
