import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createSimulatorApp } from '../createSimulatorApp.ts';
import type { SimulatorApp } from '../createSimulatorApp.ts';
import { TokenStore } from './TokenStore.ts';
import type { Issue } from './TokenStore.ts';

export interface TurnstileSimulatorOptions {
  /** Secrets of real widgets, by site key. The keys for tests are always there. */
  readonly keys?: Readonly<Record<string, string>>;
  /** The time in milliseconds. */
  readonly now?: () => number;
}

export interface TurnstileSimulator extends SimulatorApp {
  /** The fields of each verification so far. */
  readonly verifications: readonly Readonly<Record<string, string>>[];
  /** Breaks off this many of the next verifications after they were counted, as a faulty network does. */
  breakNext(count: number): void;
  /** Issues a token, as the widget in the browser gets it. */
  issue(issue: Issue): string;
}

const BASE = '/turnstile/v0';
const LONGEST_BODY = 16_384;
const file = (name: string) => readFileSync(path.join(import.meta.dirname, 'browser', name), 'utf8');

/** The fields of a body, a form or JSON. */
function readFields(body: unknown, type: string | undefined): Record<string, string> {
  const text = typeof body === 'string' && body.length <= LONGEST_BODY ? body : '';
  if (!type?.startsWith('application/json')) return Object.fromEntries(new URLSearchParams(text));
  const parsed: unknown = JSON.parse(text);
  const entries = typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** A local Cloudflare Turnstile, written from its documentation: the browser's script, the frame, and the verification. */
export function createTurnstileSimulator({ keys = {}, now = Date.now }: TurnstileSimulatorOptions = {}): TurnstileSimulator {
  const simulator = createSimulatorApp('Turnstile', (url) => url.startsWith(BASE));
  const { app } = simulator;
  const tokens = new TokenStore(new Map(Object.entries(keys)), now);
  const verifications: Record<string, string>[] = [];
  let toBreak = 0;

  for (const [name, type] of [['api.js', 'text/javascript'], ['frame.js', 'text/javascript'], ['frame.html', 'text/html']] as const) {
    app.get(`${BASE}/${name}`, (_request, reply) => reply.type(`${type}; charset=utf-8`).send(file(name)));
  }
  app.post(`${BASE}/challenge`, async (request) => {
    const { siteKey = '', action = '', hostname = '' } = readFields(request.body, request.headers['content-type']);
    return { token: tokens.issue({ siteKey, action, hostname }) };
  });
  app.post(`${BASE}/siteverify`, async (request, reply) => {
    const input = readFields(request.body, request.headers['content-type']);
    verifications.push(input);
    const answer = tokens.verify(input);
    if (toBreak > 0) {
      toBreak -= 1;
      reply.hijack().raw.destroy();
      return reply;
    }
    return answer;
  });
  return { ...simulator, verifications, breakNext: (count) => { toBreak = count; }, issue: (issue) => tokens.issue(issue) };
}
