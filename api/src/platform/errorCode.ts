/** The code of an error of Node.js, the database driver or Fastify, e.g. `EADDRINUSE`; empty if there is none. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
