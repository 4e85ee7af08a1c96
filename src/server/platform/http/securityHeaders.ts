import type { FastifyInstance } from 'fastify';
import type { Environment } from '../../../domain/brands/environments.ts';
import { isSecretAddress } from './secretAddress.ts';

/** Nothing an answer of the API contains is ever run or shown as a page of its own. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
};

const twoYears = 63_072_000;

/**
 * Headers of every answer, error or not. What a page or handler sets itself stays: pages bring their own content
 * policy with a nonce. HSTS goes out over TLS only, as its definition asks, and not in development.
 */
export function registerSecurityHeaders(app: FastifyInstance, environment: Environment): void {
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(always))
      if (!reply.hasHeader(name)) void reply.header(name, value);
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
  });
}
