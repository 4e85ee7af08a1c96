import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Spans by OpenTelemetry's interface. Whoever wants traces loads an SDK before the program, by
 * `node --import=…`; without one, all of this does nothing.
 */
const tracer = trace.getTracer('ebbwatt');

const KINDS = { client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;

/** Does the work in a span, which is the parent of those that the work begins. */
export function inSpan<T>(
  name: string,
  kind: keyof typeof KINDS,
  attributes: Attributes,
  work: () => Promise<T>,
): Promise<T> {
  return tracer.startActiveSpan(name, { kind: KINDS[kind], attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      // Messages may hold what is personal; the log has what may be known.
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The headers by which a partner joins the trace. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** A span for each request, under its route's pattern. What callers say of traces of their own is not believed. */
export function registerTracing(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER });
    if (!span.isRecording()) return done();
    spans.set(request, span);
    return context.with(trace.setSpan(context.active(), span), done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    if (span !== undefined) {
      const route = request.routeOptions.url ?? '(none)';
      span.updateName(`${request.method} ${route}`);
      span.setAttributes({
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
        'ebbwatt.request_id': request.id,
      });
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    }
    done();
  });
}
