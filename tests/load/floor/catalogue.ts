import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { CATALOGUE_SQL } from '../../../src/server/rewards/queries/catalogue.ts';

/**
 * The floor of the catalogue: bare node:http and bare pg, the product's one statement with the session joined to it,
 * returned as it comes from the database.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10, options: '-c jit=off' });
const text = CATALOGUE_SQL.replace(
  'm.id = $1::uuid',
  'm.id = (select s.member_id from sessions s where s.token_hash = $1 and s.brand = $2 and s.expires_at > $3::timestamptz)',
);

const server = createServer((request, response) => {
  request.resume();
  request.once('end', () => {
    const token = /ebbwatt_session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const hash = createHash('sha256').update(token).digest('base64url');
    pool
      .query({
        name: 'catalogue',
        text,
        values: [hash, 'default', new Date().toISOString(), null, 'en-US', 'en-US'],
      })
      .then(
        ({ rows }) => {
          const body = JSON.stringify(rows);
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
});
// As the product does, so that no connection is closed in the middle of a measurement.
server.keepAliveTimeout = 72_000;
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`answers on http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
);
process.once('SIGTERM', () => process.exit(0));
