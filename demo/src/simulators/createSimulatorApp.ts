import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { OUTCOMES } from './outcomes.ts';

/** The faults of a simulated provider. */
export interface Faults {
  /** Its calls are answered with 503. */
  isDown: boolean;
  /** Delay of its answers, in milliseconds. */
  slowMs: number;
}

export interface SimulatorApp {
  readonly app: FastifyInstance;
  readonly faults: Faults;
  /** Its address. */
  address(): string;
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body><main><h1>${title}</h1>${content}</main></body></html>`;
}

/** The page on which a developer chooses the outcome of a payment. */
export function outcomePage(provider: string, action: string, about: string): string {
  const buttons = Object.entries(OUTCOMES).map(([name, label]) => `<p><button name="outcome" value="${name}">${label}</button></p>`);
  return page(`${provider}, simulated`, `<p>${about}</p><form method="post" action="${action}">${buttons.join('')}</form>`);
}

/**
 * A server like a provider's: it keeps bodies unparsed, and can be made slow or unreachable, by `faults` or on its first
 * page.
 *
 * @param isCall whether a path is one of the provider's calls, which faults affect
 */
export function createSimulatorApp(provider: string, isCall: (path: string) => boolean): SimulatorApp {
  const app = Fastify({ logger: false });
  const faults: Faults = { isDown: false, slowMs: 0 };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addHook('preHandler', async (request, reply) => {
    if (!isCall(request.url)) return;
    await wait(faults.slowMs);
    if (faults.isDown) await reply.code(503).send('The simulated provider is down');
  });
  app.get('/', (_request, reply) => {
    const state = `It is ${faults.isDown ? 'down' : 'up'} and takes ${faults.slowMs} ms to answer.`;
    const form = `<form method="post" action="/faults"><p><button name="fault" value="none">Up</button> <button name="fault" value="down">Down</button> <button name="fault" value="slow">Slow (20 s)</button></p></form>`;
    return reply.type('text/html; charset=utf-8').send(page(`${provider}, simulated`, `<p>${state}</p>${form}`));
  });
  app.post('/faults', (request, reply) => {
    const fault = fields(request.body).get('fault');
    faults.isDown = fault === 'down';
    faults.slowMs = fault === 'slow' ? 20_000 : 0;
    return reply.redirect('/', 303);
  });
  return { app, faults, address: () => addressOf(app) };
}

function addressOf(app: FastifyInstance): string {
  const listening = app.server.address();
  if (typeof listening !== 'object' || !listening) throw new Error('The simulator does not listen yet');
  return `http://127.0.0.1:${listening.port}`;
}

/** The fields of a form's body. */
export function fields(body: unknown): URLSearchParams {
  return new URLSearchParams(typeof body === 'string' ? body : '');
}
