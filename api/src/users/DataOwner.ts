/** Whose data are meant: those of an account, or those that guests left with an email address. */
export type DataOwner = { readonly userId: number } | { readonly guestEmail: string };
