import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer } from 'node:https';
import type { Server } from 'node:https';
import { LOCALHOST_CERTIFICATE, LOCALHOST_KEY } from '../../../test/localhostTls.ts';
import { downloadPicture } from './downloadPicture.ts';
import type { DownloadOptions } from './downloadPicture.ts';
import { isPublicAddress } from './publicAddress.ts';

describe('the download of a picture', () => {
  let server: Server;
  let url: string;
  const local: DownloadOptions = { ca: LOCALHOST_CERTIFICATE, isAllowed: (address) => address === '127.0.0.1' || address === '::1' };

  beforeAll(async () => {
    server = createServer({ key: LOCALHOST_KEY, cert: LOCALHOST_CERTIFICATE }, (request, response) => {
      const target = request.url ?? '';
      if (target === '/picture') response.end('the picture');
      else if (target.startsWith('/to/')) response.writeHead(302, { location: decodeURIComponent(target.slice(4)) }).end();
      else if (target === '/loop') response.writeHead(302, { location: '/loop' }).end();
      else if (target === '/slow') response.write('a');
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, () => resolve()));
    const address = server.address();
    url = `https://localhost:${typeof address === 'object' ? address?.port : 0}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const codeOf = (address: string, options?: DownloadOptions) => downloadPicture(address, options).then(() => 'downloaded', (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error));

  it('uses https, also through redirects', async () => {
    expect(Buffer.from(await downloadPicture(`${url}/to/${encodeURIComponent('/picture')}`, local)).toString()).toBe('the picture');
  });

  it.each(['http://localhost/picture', 'ftp://localhost/picture', 'file:///etc/passwd', 'https://user:word@localhost/', 'https://127.0.0.1/', 'https://[::1]/', 'https://[::ffff:10.0.0.1]/', 'https://0x7f000001/', 'no address', 'https://localhost/'])('is refused from %s', async (address) => {
    expect(await codeOf(address)).toBe('picture_address_refused');
  });

  it('is refused if a redirect leads to an address that is not public or not https', async () => {
    for (const target of ['http://localhost/', 'https://10.0.0.1/', 'https://169.254.169.254/latest/meta-data']) {
      expect(await codeOf(`${url}/to/${encodeURIComponent(target)}`, local)).toBe('picture_address_refused');
    }
  });

  it('is limited in bytes, time and redirects', async () => {
    expect(await codeOf(`${url}/picture`, { ...local, mostBytes: 5 })).toBe('picture_file_too_large');
    expect(await codeOf(`${url}/slow`, { ...local, limitMs: 300 })).toBe('picture_not_downloaded');
    const loop = `${url}/loop`;
    expect(await codeOf(loop, local)).toBe('picture_not_downloaded');
    expect(await codeOf(`${url}/none`, local)).toBe('picture_not_downloaded');
  });

  it('requires a trusted certificate', async () => {
    expect(await codeOf(`${url}/picture`, { isAllowed: () => true })).toBe('picture_not_downloaded');
  });
});

describe('a public address', () => {
  it.each(['93.184.215.14', '2606:4700::1111'])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1', '::1', '::ffff:192.168.1.1', 'fe80::1', 'fc00::1', 'localhost'])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
