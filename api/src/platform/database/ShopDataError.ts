/** The shop's data is inconsistent or missing. The message is one or two sentences for the person who starts the program: the fault and its remedy. */
export class ShopDataError extends Error {}
