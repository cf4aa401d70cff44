import { LOCALES } from '@feszek/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BuildSource } from '../build.ts';
import { webManifest } from './webManifest.ts';

/** Icons that browsers request at fixed addresses, which pages need not name. */
const FIXED_ICONS = ['favicon.ico', 'apple-touch-icon.png'] as const;

/** The address of the web app manifest in one language. */
export function manifestPath(locale: string): string {
  return `/manifests/${locale}.webmanifest`;
}

/** What an installed shop consists of: the web app manifests and the icons at fixed addresses. */
export function installRoutes(server: FastifyInstance, build: BuildSource): void {
  for (const locale of LOCALES) {
    server.get(manifestPath(locale), (_, reply) =>
      reply.header('cache-control', 'public, max-age=900').type('application/manifest+json; charset=utf-8').send(JSON.stringify(webManifest(locale, build.current().assets))));
  }
  for (const name of FIXED_ICONS) {
    server.get(`/${name}`, (_, reply): FastifyReply => {
      const file = build.current().files.get(name);
      if (!file) return reply.code(404).send({ error: 'This build has no such icon.' });
      return reply.header('cache-control', 'public, max-age=86400').header('x-content-type-options', 'nosniff').type(file.type).send(file.plain);
    });
  }
}
