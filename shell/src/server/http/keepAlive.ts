/** How long a connection may stay open between two requests, in milliseconds: longer than the 60 seconds of most proxies, which close first. */
export const KEEP_ALIVE_MS = 65_000;

/** The last answer announces the end; a client that sends another request is disconnected. */
export const REQUESTS_PER_CONNECTION = 1000;

/** The headers by which an answer keeps its connection open, as Node.js writes them for these limits. */
export const KEEP_ALIVE_HEADERS = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1000}, max=${REQUESTS_PER_CONNECTION}\r\n`;
