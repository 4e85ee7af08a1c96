import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { HOME_SQL } from '../../../src/server/readmodels/homeRow.ts';

/**
 * The floor of Home: bare node:http and bare pg, one prepared statement a request for session and data, nothing else. It
 * checks the session's token, and answers the same data as it comes from the database.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10, options: '-c jit=off' });
const text = HOME_SQL.replace(
  'm.id = $1 and m.brand = $2',
  'm.brand = $2 and m.id = (select s.member_id from sessions s where s.token_hash = $1 and s.brand = $2 and s.expires_at > $3::timestamptz)',
);

const server = createServer((request, response) => {
  request.resume();
  request.once('end', () => {
    const token = /ebbwatt_session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const hash = createHash('sha256').update(token).digest('base64url');
    pool.query({ name: 'home', text, values: [hash, 'default', new Date().toISOString()] }).then(
      ({ rows }) => {
        response.writeHead(rows.length === 1 ? 200 : 401, { 'content-type': 'application/json' });
        response.end(JSON.stringify(rows[0]));
      },
      (error: unknown) => {
        response.writeHead(500);
        response.end(String(error));
      },
    );
  });
});
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`answers on http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
);
process.once('SIGTERM', () => process.exit(0));
