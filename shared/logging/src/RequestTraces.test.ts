import { afterEach, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { loggerOptions } from './loggerOptions.ts';
import { RequestLog } from './RequestLog.ts';
import { RequestTraces } from './RequestTraces.ts';
import type { RequestTracesOptions } from './RequestTraces.ts';
import { formatTraceparent } from './traceparent.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';

const lines: string[] = [];
let app: FastifyInstance;
afterEach(() => app.close());

/** A program that answers with the header by which it would call the next one. */
async function request(traceparent?: string, options?: RequestTracesOptions): Promise<{ readonly next: string; readonly line: unknown }> {
  lines.length = 0;
  const traces = new RequestTraces(options);
  app = Fastify({ logger: loggerOptions('info', { program: 'test' }, { write: (line) => void lines.push(line) }), logController: new RequestLog(), ...traces.serverOptions });
  app.get('/', ({ raw }) => formatTraceparent(traces.of(raw)));
  const { body } = await app.inject({ url: '/', headers: { ...(traceparent !== undefined && { traceparent }) } });
  return { next: body, line: JSON.parse(lines[0] ?? '') };
}

it('gives a request its own span in the trace of its caller, in its log and in its calls', async () => {
  const { next, line } = await request(`00-${TRACE}-${SPAN}-00`);
  expect(next).toMatch(new RegExp(`^00-${TRACE}-(?!${SPAN})[0-9a-f]{16}-01$`));
  expect(line).toMatchObject({ trace_id: TRACE, span_id: next.split('-')[2], parent_id: SPAN });
});

it.each([
  ['no header', undefined],
  ['another version', `01-${TRACE}-${SPAN}-01`],
  ['capital letters', `00-${TRACE.toUpperCase()}-${SPAN}-01`],
  ['a trace of zeros', `00-${'0'.repeat(32)}-${SPAN}-01`],
  ['a span of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
  ['a short trace', `00-${TRACE.slice(1)}-${SPAN}-01`],
  ['a further field', `00-${TRACE}-${SPAN}-01-02`],
])('begins a trace for %s', async (_, header) => {
  const { next, line } = await request(header);
  expect(next).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(next).not.toContain(TRACE);
  expect(line).not.toHaveProperty('parent_id');
});

it('begins a trace if the caller is not trusted', async () => {
  const { next } = await request(`00-${TRACE}-${SPAN}-01`, { isContinued: () => false, newTraceId: () => 'c'.repeat(32) });
  expect(next).toContain(`00-${'c'.repeat(32)}-`);
});
