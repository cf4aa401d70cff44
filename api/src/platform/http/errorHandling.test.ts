import { afterAll, describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { Writable } from 'node:stream';
import { addErrorHandling } from './errorHandling.ts';
import { ApiError } from './errors.ts';

describe('the log', () => {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const app = fastify({ logger: { level: 'info', stream } });
  addErrorHandling(app);
  app.post('/used', () => Promise.reject(new ApiError('offer_used')));
  app.post('/broken', () => Promise.reject(new Error('the disk is full')));
  afterAll(() => app.close());
  const said = async (url: string, body: object) => {
    lines.length = 0;
    await app.inject({ method: 'POST', url, body });
    return lines.filter(({ msg }) => msg !== 'incoming request' && msg !== 'request completed');
  };

  it('contains a refused request with its code, without its content', async () => {
    const refused = await said('/used', { name: 'Kovács Anna' });
    expect(refused).toMatchObject([{ msg: 'request refused', code: 'offer_used' }]);
    expect(JSON.stringify(refused)).not.toContain('Anna');
  });

  it('contains an internal error with its cause', async () => {
    expect(await said('/broken', {})).toMatchObject([{ level: 50, msg: 'request failed', err: { message: 'the disk is full' } }]);
  });
});
