import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { eventPageSql } from '../../../src/server/events/queries/eventPage.ts';

/**
 * The floor of the event page: bare node:http and bare pg, one prepared statement a request for session, event, devices
 * and what determines the pay, nothing else. It returns the data as it comes from the database, without computing anything.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10, options: '-c jit=off' });
const text = eventPageSql(
  'select s.member_id, s.brand, $3::uuid as event_id, $4::timestamptz as now from sessions s where s.token_hash = $1 and s.brand = $2 and s.expires_at > $4::timestamptz',
);

const server = createServer((request, response) => {
  request.resume();
  request.once('end', () => {
    const token = /ebbwatt_session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const hash = createHash('sha256').update(token).digest('base64url');
    pool
      .query({
        name: 'event-page',
        text,
        values: [hash, 'default', request.url?.split('/').at(-1), new Date().toISOString()],
      })
      .then(
        ({ rows }) => {
          const body = JSON.stringify(rows[0] ?? null);
          response.writeHead(rows.length === 1 ? 200 : 401, {
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
