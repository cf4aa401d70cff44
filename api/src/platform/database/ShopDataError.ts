/** The shop's data is not what it must be; the message is one or two sentences for the person who starts the program: what is wrong, and what to do. */
export class ShopDataError extends Error {}
