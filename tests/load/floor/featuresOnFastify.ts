import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastify from 'fastify';
import pg from 'pg';
import { describeFeature } from '../../../src/server/features/descriptions.ts';
import { MEMBER_FEATURES } from '../../../src/domain/features/memberFeatures.ts';

/**
 * A floor of the features endpoint that a server with sessions of its own can reach: Fastify with the two plugins that each
 * answer passes, and the session and its overrides in a bare statement each, since every request reads its session first.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10, options: '-c jit=off' });
const session =
  'select member_id from sessions where token_hash = $1 and brand = $2 and expires_at > $3::timestamptz';
const overrides = 'select * from feature_overrides where member_id = $1';
const features = MEMBER_FEATURES.map((feature) => ({
  ...feature,
  description: describeFeature('en-US', feature.key),
}));

const app = fastify({ keepAliveTimeout: 72_000 });
await app.register(fastifyCookie);
await app.register(fastifyCompress, {
  threshold: 1_400,
  encodings: ['br', 'gzip'],
  globalDecompression: false,
});
app.get('/', async (request, reply) => {
  const hash = createHash('sha256')
    .update(request.cookies['ebbwatt_session'] ?? '')
    .digest('base64url');
  const found = await pool.query<{ member_id: string }>({
    name: 'session',
    text: session,
    values: [hash, 'default', new Date().toISOString()],
  });
  const member = found.rows[0]?.member_id;
  if (member === undefined) return reply.code(401).send();
  const { rows } = await pool.query({ name: 'overrides', text: overrides, values: [member] });
  return { features, overrides: rows };
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`answers on http://127.0.0.1:${(app.server.address() as AddressInfo).port}\n`);
process.once('SIGTERM', () => process.exit(0));
