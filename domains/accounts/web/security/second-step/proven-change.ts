import type { UseFormReturnType } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Proof } from '#accounts/contract';
import { issueSentence } from '#contract';
import { showIssues } from '#lib/form/forms.ts';
import { ApiError } from '#lib/http/api-error.ts';
import { toastError } from '#ui/feedback/toasts.tsx';
import { passkeyMessage } from '../../passkeys/webauthn.ts';
import { secondStepQuery } from './queries.ts';

/** Sends a change of the second step with a proof, and says what is wrong with it. All that it changes is read anew. */
export function useProvenChange<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  send: (proof: Proof) => Promise<void>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onError: (error) => showIssues(form, error) || toastError(reasonOf(error)),
    onSettled: () => {
      for (const queryKey of [secondStepQuery.queryKey, ['my-profile'], ['sessions'], ['audits']])
        void client.invalidateQueries({ queryKey });
    },
  });
}

/** Of a passkey, which has no field. */
function reasonOf(error: unknown): string {
  const [issue] = error instanceof ApiError ? error.issues : [];
  return issue ? issueSentence(issue) : passkeyMessage(error);
}
