/** How long a request with the old id of a session may still arrive, in milliseconds. */
export const REPLACED_MS = 60_000;
