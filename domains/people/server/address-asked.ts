/** The kind of the mail that tells the former address of a change that waits; its cause is the id of the change. */
export const addressAsked = 'address-asked';
