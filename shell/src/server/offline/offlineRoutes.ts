import { LOCALES } from '@feszek/contract';
import type { FastifyInstance } from 'fastify';
import { offlinePath } from '../../markup/offlinePage.ts';
import type { WorkerBuild } from '../../worker/workerScope.ts';
import type { BuildSource, ShellBuild } from '../build.ts';
import { htmlHeaders } from '../http/htmlHeaders.ts';
import { contentPolicyOf } from '../http/securityHeaders.ts';
import { SERVICE_WORKER_PATH } from '../../markup/serviceWorkerPath.ts';
import { offlinePage } from './offlinePage.ts';

/** The worker loads pages and files of the shop, nothing else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** The worker's code. It begins with the build, so that browsers install the worker of every new build. */
function workerScript({ assets, files }: ShellBuild, hasCopies: boolean): string | undefined {
  const address = hasCopies ? assets.offline.worker : assets.offline.removal;
  const code = files.get(address.slice(address.lastIndexOf('/') + 1))?.plain.toString();
  if (!hasCopies || code === undefined) return code;
  const build: WorkerBuild = { version: assets.version, connectionScript: assets.offline.connection };
  return `self.feszekBuild=${JSON.stringify(build)};\n${code}`;
}

/**
 * The service worker and the offline pages.
 *
 * @param hasCopies - false: browsers that have a worker get one that deletes the copies and unregisters itself
 */
export function offlineRoutes(server: FastifyInstance, build: BuildSource, hasCopies: boolean): void {
  server.get(SERVICE_WORKER_PATH, (_, reply) => {
    const script = workerScript(build.current(), hasCopies);
    if (script === undefined) return reply.code(404).send({ error: 'This build has no service worker.' });
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': WORKER_POLICY, 'x-content-type-options': 'nosniff' })
      .type('text/javascript; charset=utf-8')
      .send(script);
  });
  for (const locale of LOCALES) {
    server.get(offlinePath(locale), (_, reply) => {
      const { assets } = build.current();
      return reply.headers(htmlHeaders({ content: contentPolicyOf(assets), integrity: undefined })).send(offlinePage(locale, assets));
    });
  }
}
