import type { FastifyInstance } from 'fastify';
import type { Environment } from '../../../domain/brands/environments.ts';
import { isSecretAddress } from './secretAddress.ts';

/** Nothing in an API answer may run, or be shown as a page. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const always = Object.entries({
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), geolocation=(), ' +
    'gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
});

const twoYears = 63_072_000;

/**
 * Headers of every answer, errors included. Headers set by a page or handler stay: pages have their own content
 * policy with a nonce. HSTS only over TLS, as its specification requires, and not in development.
 */
export function registerSecurityHeaders(app: FastifyInstance, environment: Environment): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    for (const [name, value] of always) if (!reply.hasHeader(name)) void reply.header(name, value);
    if (!reply.hasHeader('content-security-policy')) void reply.header('content-security-policy', apiPolicy);
    if (!reply.hasHeader('referrer-policy')) {
      void reply.header(
        'referrer-policy',
        isSecretAddress(request.url) ? 'no-referrer' : 'strict-origin-when-cross-origin',
      );
    }
    if (environment !== 'dev' && request.protocol === 'https') {
      void reply.header('strict-transport-security', `max-age=${twoYears}; includeSubDomains`);
    }
    done();
  });
}
