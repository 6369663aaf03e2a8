import { Button, type ButtonProps } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import type { PasskeyAnswer, PasskeyChallenge } from '#accounts/contract';
import { toastError } from '#ui/feedback/toasts.tsx';
import { answerChallenge, knowsPasskeys, passkeyMessage } from './webauthn.ts';

interface PasskeyButtonProps extends Pick<ButtonProps, 'size' | 'fullWidth' | 'mt'> {
  label: string;
  /** Asks the server what the passkey is to sign. */
  challenge: () => Promise<PasskeyChallenge>;
  onAnswer: (answer: PasskeyAnswer) => unknown;
}

/** Uses a passkey, where the browser knows any (product 9.24). */
export function PasskeyButton({ label, challenge, onAnswer, ...look }: PasskeyButtonProps) {
  const [asking, setAsking] = useState(false);
  if (!knowsPasskeys()) return null;
  const ask = async () => {
    setAsking(true);
    try {
      await onAnswer(await answerChallenge(await challenge()));
    } catch (error) {
      toastError(passkeyMessage(error));
    } finally {
      setAsking(false);
    }
  };
  return (
    <Button
      variant="default"
      leftSection={<IconFingerprint />}
      loading={asking}
      onClick={() => void ask()}
      {...look}
    >
      {label}
    </Button>
  );
}
