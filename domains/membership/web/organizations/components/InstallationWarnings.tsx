import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDateTime } from '#contract';
import type { Installation } from '#membership/contract';
import { useZone } from '#people/web/profile.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { installationQuery } from '../list-queries.ts';
import { installationTexts } from '../texts.ts';

/** Warns the operator of what they alone can mend. */
export function InstallationWarnings() {
  const zone = useZone();
  const { data, error, refetch } = useQuery(installationQuery);
  if (error && !data)
    return <ErrorCard title={installationTexts.unableToCheck} error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { untrustedProxies, backups, mailsHeldSince } = data;
  return (
    <>
      {mailsHeldSince && (
        <Warning title={installationTexts.mailsHeld}>
          {installationTexts.mailsHeldMeans({ when: formatDateTime(mailsHeldSince, zone) })}
        </Warning>
      )}
      {backups && (backups.failure || backups.isLate) && (
        <Warning title={installationTexts.noBackup}>{aboutBackups(backups, zone)}</Warning>
      )}
      {untrustedProxies.length > 0 && (
        <Warning title={installationTexts.untrustedProxies}>
          {installationTexts.untrustedProxiesMean({ proxies: untrustedProxies.join(', ') })}
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
  const before = last
    ? installationTexts.lastBackup({ when: formatDateTime(last, zone) })
    : installationTexts.noBackupYet;
  if (!failure) return `${before} ${installationTexts.workersMakeIt}`;
  const { times, when, reason } = failure;
  return `${installationTexts.backupFailed(times, { when: formatDateTime(when, zone), reason })} ${before}`;
}
