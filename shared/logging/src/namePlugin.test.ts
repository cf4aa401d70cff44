import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { namePlugin } from './namePlugin.ts';

let reported: string | undefined;
async function report(scope: FastifyInstance) {
  reported = scope.pluginName;
}

describe('a named plugin', () => {
  it.each([
    ['of its function', namePlugin(report), 'report'],
    ['that it is given', namePlugin(async (scope: FastifyInstance) => report(scope), 'returns'), 'returns'],
  ])('is reported by the name %s', async (_, plugin, name) => {
    const app = Fastify();
    await app.register(plugin);
    expect(reported).toBe(name);
    await app.close();
  });
});
