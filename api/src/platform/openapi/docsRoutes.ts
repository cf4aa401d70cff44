import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { App } from '../http/app.ts';
import { isOperator } from '../operator/requireOperator.ts';
import { apiContract } from './apiContract.ts';
import { DOCS_FONTS, DOCS_STYLE_PATH, docsPage } from './docsPage.ts';

const schema = { hide: true };
/** For the style sheet and the fonts. */
const FILE_AGE = 'public, max-age=3600';

const { resolve } = createRequire(import.meta.url);

/** The document without the operator's calls. */
function publicPart(document: ReturnType<App['swagger']>): object {
  if (typeof document === 'string') throw new TypeError('The OpenAPI document is an object');
  const paths = 'paths' in document ? document.paths : undefined;
  return { ...document, paths: Object.fromEntries(Object.entries(paths ?? {}).filter(([address]) => !address.startsWith('/operator/'))) };
}

/** The OpenAPI document, and an HTML page of it. The operator's calls are in the document for the operator only. */
export async function docsRoutes(app: App, operatorToken: string | undefined): Promise<void> {
  const style = await readFile(path.join(import.meta.dirname, 'docs.css'), 'utf8');
  app.get('/api/openapi.json', { schema }, async (request) => (isOperator(request, operatorToken) ? app.swagger() : publicPart(app.swagger())));
  // Read by the host that records it in the register, and by tests of consumers.
  app.get('/api/contract.json', { schema }, () => apiContract(app.swagger()));
  app.get('/api/docs', { schema }, (_request, reply) => reply.type('text/html; charset=utf-8').send(docsPage(publicPart(app.swagger()))));
  app.get(DOCS_STYLE_PATH, { schema }, (_request, reply) => reply.header('cache-control', FILE_AGE).type('text/css; charset=utf-8').send(style));
  for (const { path: address, file } of DOCS_FONTS) {
    const font = await readFile(resolve(file));
    app.get(address, { schema }, (_request, reply) => reply.header('cache-control', FILE_AGE).type('font/ttf').send(font));
  }
}
