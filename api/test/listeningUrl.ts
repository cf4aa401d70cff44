import type { App } from '../src/platform/http/app.ts';

/** Where a listening server is reached from this machine. Throws before it listens. */
export function listeningUrl(app: App): string {
  const [address] = app.addresses();
  if (!address || typeof address === 'string') throw new Error('The server does not listen');
  const isAnywhere = address.address === '0.0.0.0' || address.address === '::';
  const host = isAnywhere ? '127.0.0.1' : address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
