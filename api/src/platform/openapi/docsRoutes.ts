import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { App } from '../http/app.ts';
import { DOCS_STYLE_PATH, docsPage } from './docsPage.ts';

const schema = { hide: true };
const STYLE_AGE = 'public, max-age=3600';

/** The OpenAPI document, and an HTML page of it. */
export async function docsRoutes(app: App): Promise<void> {
  const style = await readFile(path.join(import.meta.dirname, 'docs.css'), 'utf8');
  app.get('/api/openapi.json', { schema }, async () => app.swagger());
  app.get('/api/docs', { schema }, (_request, reply) => reply.type('text/html; charset=utf-8').send(docsPage(app.swagger())));
  app.get(DOCS_STYLE_PATH, { schema }, (_request, reply) => reply.header('cache-control', STYLE_AGE).type('text/css; charset=utf-8').send(style));
}
