import { Alert } from '@mantine/core';
import { formatDateTime, type Installation } from '@patrolbook/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useZone } from '../../../domain/profile/profile.tsx';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { installationQuery } from '../queries.ts';

/** Warns the operator of what they alone can mend. */
export function InstallationWarnings() {
  const zone = useZone();
  const { data, error, refetch } = useQuery(installationQuery);
  if (error && !data)
    return (
      <ErrorCard title="Unable to check the installation" error={error} onRetry={() => void refetch()} />
    );
  if (!data) return null;
  const { untrustedProxies, backups, mailsHeldSince } = data;
  return (
    <>
      {mailsHeldSince && (
        <Warning title="No mail leaves">
          This installation was restored from a backup at {formatDateTime(mailsHeldSince, zone)}, and the one
          that the backup shows may still send the same mails. Once that one is off, “npm run cli -- resume”
          lets mails leave.
        </Warning>
      )}
      {backups && (backups.failure || backups.isLate) && (
        <Warning title="The daily backup is missing">{aboutBackups(backups, zone)}</Warning>
      )}
      {untrustedProxies.length > 0 && (
        <Warning title="Visitors cannot be told apart">
          Requests from {untrustedProxies.join(', ')} were forwarded for others, and their addresses were not
          used. If that is your own proxy, name it in TRUST_PROXY: until then one visitor’s failed sign-ins
          can lock out the others. If it is not, there is nothing to do.
        </Warning>
      )}
    </>
  );
}

function Warning({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Alert role="status" color="orange" icon={<IconAlertTriangle />} title={title}>
      {children}
    </Alert>
  );
}

function aboutBackups({ last, failure }: NonNullable<Installation['backups']>, zone: string): string {
  const before = last ? `The last one is of ${formatDateTime(last, zone)}.` : 'There is none yet.';
  if (!failure) return `${before} Workers make it: see whether one runs.`;
  const times = failure.times === 1 ? 'once' : `${failure.times} times`;
  return `It has failed ${times}, last at ${formatDateTime(failure.when, zone)}: ${failure.reason} ${before}`;
}
