import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  context,
  propagation,
  ROOT_CONTEXT,
  trace,
  type Context,
  type Span,
  type SpanOptions,
} from '@opentelemetry/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { platformServer, type PlatformServer } from '../support/platformServer.ts';

interface Ended {
  readonly name: string;
  readonly parent: string | null;
  readonly attributes: Record<string, unknown>;
}

const ended: Ended[] = [];
const names = new WeakMap<Span, () => string>();

function startSpan(first: string, { attributes = {} }: SpanOptions = {}, parent = context.active()): Span {
  let name = first;
  const known: Record<string, unknown> = { ...attributes };
  const above = trace.getSpan(parent);
  const span = {
    isRecording: () => true,
    updateName: (to: string) => void (name = to),
    setAttributes: (more: object) => void Object.assign(known, more),
    setStatus: () => undefined,
    end: () => {
      ended.push({ name, parent: (above && names.get(above)?.()) ?? null, attributes: known });
    },
  } as unknown as Span;
  names.set(span, () => name);
  return span;
}

const storage = new AsyncLocalStorage<Context>();
const received: IncomingHttpHeaders[] = [];
let partner: Server;
let url = '';
let server: PlatformServer;

beforeAll(async () => {
  partner = createServer(({ headers }, response) => {
    received.push(headers);
    response.end('{}');
  });
  await new Promise<void>((resolve) => partner.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(partner.address() as AddressInfo).port}/`;
  server = await platformServer(
    [
      {
        id: 'ask',
        rule: 'anyone',
        path: '/ask/{id}',
        contract: { parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] },
        handler: async ({ deps }) => {
          await deps.outbound.call('sms', { url });
          return { status: 200, body: {} };
        },
      },
    ],
    { PARTNER_NETWORKS: '127.0.0.0/8', LOG_LEVEL: 'info' },
  );
});
afterAll(async () => {
  trace.disable();
  context.disable();
  propagation.disable();
  partner.close();
  await server.close();
});

describe('a request that causes a call of a partner', () => {
  it('has one id in its answer, in the log and at the partner', async () => {
    const { headers } = await server.client().call('/ask/somebody');
    const id = headers['x-request-id'];
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(received.at(-1)).toMatchObject({ 'x-request-id': id });
    const line = server.logLines.find(
      (each) => each.includes('"msg":"request"') && each.includes(String(id)),
    );
    expect(line).toContain('/ask/:id');
    expect((await server.client().call('/nothing')).headers['x-request-id']).not.toBe(id);
  });

  it('is a trace where the operator has loaded an SDK', async () => {
    await server.client().call('/ask/somebody');
    expect(received.at(-1)).not.toHaveProperty('traceparent');
    expect(ended).toEqual([]);

    trace.setGlobalTracerProvider({
      getTracer: () => ({
        startSpan,
        startActiveSpan: (name: string, options: SpanOptions, work: (span: Span) => unknown) => {
          const span = startSpan(name, options);
          return context.with(trace.setSpan(context.active(), span), () => work(span));
        },
      }),
    } as unknown as Parameters<typeof trace.setGlobalTracerProvider>[0]);
    context.setGlobalContextManager({
      active: () => storage.getStore() ?? ROOT_CONTEXT,
      with: (inside, work, self, ...args) => storage.run(inside, () => Reflect.apply(work, self, args)),
      bind: (_inside, target) => target,
      enable: () => context as never,
      disable: () => context as never,
    });
    propagation.setGlobalPropagator({
      inject: (_inside, carrier, setter) => setter.set(carrier, 'traceparent', '00-1-2-01'),
      extract: (inside) => inside,
      fields: () => ['traceparent'],
    });
    const { headers } = await server.client().call('/ask/somebody');
    expect(received.at(-1)).toMatchObject({ traceparent: '00-1-2-01' });
    expect(ended).toMatchObject([
      {
        name: 'partner sms',
        parent: expect.stringContaining('GET'),
        attributes: { 'ebbwatt.partner': 'sms' },
      },
      {
        name: expect.stringMatching(/^GET .*\/ask\/:id$/),
        parent: null,
        attributes: { 'http.response.status_code': 200, 'ebbwatt.request_id': headers['x-request-id'] },
      },
    ]);
    expect(JSON.stringify(ended)).not.toContain('somebody');
  });
});
