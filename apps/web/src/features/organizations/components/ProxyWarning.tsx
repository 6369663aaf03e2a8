import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { installationQuery } from '../queries.ts';

/** Warns the operator of a proxy that makes all visitors look like one (product 15.8). */
export function ProxyWarning() {
  const { data, error, refetch } = useQuery(installationQuery);
  if (error && !data)
    return (
      <ErrorCard title="Unable to check the installation" error={error} onRetry={() => void refetch()} />
    );
  if (!data || data.untrustedProxies.length === 0) return null;
  return (
    <Alert role="status" color="orange" icon={<IconAlertTriangle />} title="Visitors cannot be told apart">
      Requests from {data.untrustedProxies.join(', ')} were forwarded for others, and their addresses were not
      used. If that is your own proxy, name it in TRUST_PROXY: until then one visitor’s failed sign-ins can
      lock out the others. If it is not, there is nothing to do.
    </Alert>
  );
}
