import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { describeFeature } from '../../../src/server/features/descriptions.ts';
import { MEMBER_FEATURES } from '../../../src/domain/features/memberFeatures.ts';

/** The floor of the features endpoint: bare node:http and bare pg, the session and its overrides in one statement. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10, options: '-c jit=off' });
const text = `select s.member_id, coalesce((select json_agg(o.*) from feature_overrides o where o.member_id = s.member_id), '[]') as overrides
  from sessions s where s.token_hash = $1 and s.brand = $2 and s.expires_at > $3::timestamptz`;
const features = MEMBER_FEATURES.map((feature) => ({
  ...feature,
  description: describeFeature('en-US', feature.key),
}));

const server = createServer((request, response) => {
  const token = /ebbwatt_session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const hash = createHash('sha256').update(token).digest('base64url');
  pool.query({ name: 'features', text, values: [hash, 'default', new Date().toISOString()] }).then(
    ({ rows }) => {
      const body = JSON.stringify({ features, overrides: rows });
      response.writeHead(rows.length > 0 ? 200 : 401, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    },
    (error: unknown) => {
      response.writeHead(500, { 'content-length': 0 });
      response.end();
      process.stderr.write(`${String(error)}\n`);
    },
  );
});
// As the product does, so that no connection is closed in the middle of a measurement.
server.keepAliveTimeout = 72_000;
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`answers on http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
);
process.once('SIGTERM', () => process.exit(0));
