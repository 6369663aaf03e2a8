/** What the event stream tells of. */
export const changeTypes = ['patrol', 'person', 'organization', 'join-request'] as const;
