import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { energySql } from '../../../src/server/energy/queries.ts';

/**
 * The floor of a year of readings: bare node:http and bare pg, one prepared statement a request for session, packed days
 * and events. It returns the packed bytes as they come from the database, without adding anything up.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10, options: '-c jit=off' });
const text = energySql(
  "select s.member_id, s.brand, 'year'::text, null::date, 0 from sessions s where s.token_hash = $1 and s.brand = $2 and s.expires_at > $3::timestamptz",
);

const server = createServer((request, response) => {
  request.resume();
  request.once('end', () => {
    const token = /ebbwatt_session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const hash = createHash('sha256').update(token).digest('base64url');
    pool.query({ name: 'energy', text, values: [hash, 'default', new Date().toISOString()] }).then(
      ({ rows }: { rows: { importReadings: Buffer | null }[] }) => {
        const body = rows[0]?.importReadings ?? Buffer.alloc(0);
        response.writeHead(body.length > 0 ? 200 : 401, {
          'content-type': 'application/octet-stream',
          'content-length': body.length,
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
