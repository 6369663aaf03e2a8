/** Statements of migrations that older processes would not survive in general, and why they do (product 15.32). */
export const contracted: readonly { statement: string; reason: string }[] = [];
