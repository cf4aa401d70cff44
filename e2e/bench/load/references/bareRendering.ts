import { createServer } from 'node:http';
import { join } from 'node:path';
import { createApiClient } from '@feszek/api-client';
import { loadContext } from '@feszek/kit/load';
import { loadRelease } from '@feszek/kit/server';

/**
 * Reference: the listing's own component, rendered by the slice's React in one process that does nothing else. The data is
 * loaded once; every request renders the whole component again.
 *
 * Arguments: the API's address, the listing's path. Prints its port on standard output.
 */
const [apiUrl = '', pathname = ''] = process.argv.slice(2);
const { bundle } = await loadRelease(join(import.meta.dirname, '..', '..', '..', '..', 'mfe-catalog', 'dist'));
const request = { fragment: 'category', locale: 'hu', currency: 'HUF', vatMode: 'net', pathname, search: '', params: { category_slug: pathname.replace('/hu/kategoriak/', '') } } as const;
const definition = bundle.slice.fragments['category'];
if (!definition) throw new Error('The catalogue has no listing to render.');
const [{ screen }, { messages }] = await Promise.all([definition.load(), bundle.slice.messages.hu()]);
const api = createApiClient({ baseUrl: apiUrl, locale: 'hu', currency: 'HUF' });
const loaded = await screen.load(loadContext(request, api, undefined));
if (loaded.status !== 200) throw new Error(`${pathname} was answered with ${loaded.status}`);
const input = { request, data: loaded.data, screen, messages, identifierPrefix: 'reference-' };

const server = createServer((_asked, answer) => {
  answer.setHeader('content-type', 'text/html; charset=utf-8');
  answer.end(bundle.renderView(input).html);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.stdout.write(`${address.port}\n`);
});
