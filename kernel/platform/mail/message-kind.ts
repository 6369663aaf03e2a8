/** The kind of the mails of an admin's message to members, which need not be about a patrol (product 11.70). */
export const messageKind = 'message';
