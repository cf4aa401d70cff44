import { createHmac, timingSafeEqual } from 'node:crypto';
import { createSimulatorApp } from '../createSimulatorApp.ts';
import type { SimulatorApp } from '../createSimulatorApp.ts';

export interface MarketingSimulatorOptions {
  /** Key of the signatures, shared with the shop. */
  readonly secret: string;
  /** The time in milliseconds. */
  readonly now?: () => number;
}

/** A change of a subscription, as it was received. */
export interface MarketingEvent {
  readonly id: number;
  readonly type: string;
  readonly occurred_at: string;
  readonly subscription: Readonly<Record<string, unknown>>;
}

export interface MarketingSimulator extends SimulatorApp {
  /** Events with a valid signature in the order of their arrival, each id once. */
  readonly events: readonly MarketingEvent[];
  /** How often a request had no valid signature. */
  readonly refused: () => number;
  /** Takes the next events, but breaks off before the answer, as a faulty network does. */
  breakNext(count: number): void;
}

const EVENTS = '/events';
/** A signature of another time is refused: a copied request cannot be sent again later. */
const TOLERANCE_S = 300;
const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** Whether the signature header belongs to the body: `t` in seconds, `v1` the HMAC-SHA256 of `{t}.{body}`. */
function isSigned(header: unknown, body: string, { secret, now = Date.now }: MarketingSimulatorOptions): boolean {
  const [, time, signature = ''] = SIGNATURE.exec(String(header)) ?? [];
  if (time === undefined || Math.abs(now() / 1000 - Number(time)) > TOLERANCE_S) return false;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')));
}

function isEvent(value: unknown): value is MarketingEvent {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number' && 'type' in value && 'subscription' in value;
}

/** A local marketing service: it receives the changes of newsletter subscriptions. */
export function createMarketingSimulator(options: MarketingSimulatorOptions): MarketingSimulator {
  const simulator = createSimulatorApp('Marketing service', (url) => url.startsWith(EVENTS));
  const events: MarketingEvent[] = [];
  let refused = 0;
  let toBreak = 0;
  simulator.app.post(EVENTS, async (request, reply) => {
    const body = typeof request.body === 'string' ? request.body : '';
    if (!isSigned(request.headers['feszek-signature'], body, options)) {
      refused += 1;
      return reply.code(401).send('The signature is not valid');
    }
    const event: unknown = JSON.parse(body);
    if (isEvent(event) && !events.some(({ id }) => id === event.id)) events.push(event);
    if (toBreak > 0) {
      toBreak -= 1;
      reply.hijack().raw.destroy();
      return reply;
    }
    return reply.code(204).send();
  });
  return {
    ...simulator,
    events,
    refused: () => refused,
    breakNext(count) {
      toBreak = count;
    },
  };
}
