/** What a delivery report says became of the mail (RFC 3464): of each recipient a group of fields. */
interface ReportedDelivery {
  outcome: 'failed' | 'pending';
  /** What the mail server said; null if the report does not say. */
  reason: string | null;
}

/** The actions of what has not failed (section 2.3.3). Some mail systems have others, such as `expired`. */
const pendingActions = new Set(['delayed', 'delivered', 'relayed', 'expanded']);

/** Returns what the fields of a report say, first what has failed; null if they say nothing. */
export function reportedDelivery(report: string): ReportedDelivery | null {
  const groups = report.split(/\n[ \t]*\n/);
  const told = groups.map(deliveryOf).filter((delivery) => delivery !== null);
  return told.find(({ outcome }) => outcome === 'failed') ?? told[0] ?? null;
}

function deliveryOf(group: string): ReportedDelivery | null {
  const [action] =
    fieldIn(group, 'Action')
      ?.toLowerCase()
      .match(/[a-z]+/) ?? [];
  const status = fieldIn(group, 'Status');
  const isPending = action === undefined ? !status?.startsWith('5') : pendingActions.has(action);
  if (action === undefined && !/^[25]/.test(status ?? '')) return null;
  const diagnosis = fieldIn(group, 'Diagnostic-Code')?.replace(/^[\w-]+;\s*/, '');
  return { outcome: isPending ? 'pending' : 'failed', reason: diagnosis || status };
}

/** Returns the value of a field, including indented continuation lines (RFC 5322 section 2.2.3). */
function fieldIn(text: string, name: string): string | null {
  const value = new RegExp(`^${name}[ \\t]*:[ \\t]*(.*(?:\\n[ \\t]+.*)*)`, 'im').exec(text)?.[1];
  return value?.replaceAll(/\s+/g, ' ').trim() || null;
}
