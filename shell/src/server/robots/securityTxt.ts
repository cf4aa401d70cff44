import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config.ts';

const DAY_MS = 86_400_000;
/** How long a copy of the file is valid. The standard recommends less than a year. */
const VALID_DAYS = 180;

/**
 * The file that states where to report vulnerabilities of the shop (RFC 9116).
 *
 * @param now its end follows from the day of this time
 */
export function securityTxt({ shopUrl, securityContact }: Pick<ShellConfig, 'shopUrl' | 'securityContact'>, now: Date): string {
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + VALID_DAYS) * DAY_MS);
  const lines = [`Contact: ${securityContact}`, `Expires: ${expires.toISOString()}`, 'Preferred-Languages: hu, en', `Canonical: ${shopUrl}/.well-known/security.txt`];
  return `${lines.join('\n')}\n`;
}

/** `/.well-known/security.txt`, in a shop with `SECURITY_CONTACT`. */
export function securityTxtRoute(server: FastifyInstance, config: Pick<ShellConfig, 'shopUrl' | 'securityContact'>): void {
  if (config.securityContact === undefined) return;
  server.get('/.well-known/security.txt', (_, reply) => reply.header('cache-control', 'public, max-age=86400').type('text/plain; charset=utf-8').send(securityTxt(config, new Date())));
}
