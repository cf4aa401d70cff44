/** The code that Node.js, the database driver or Fastify gave an error, e.g. `EADDRINUSE`; empty where there is none. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
