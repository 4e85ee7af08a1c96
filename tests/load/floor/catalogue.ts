import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/**
 * The floor of the catalogue: bare node:http and bare pg, and one statement that answers the whole request, session
 * included, returned as it comes from the database.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10, options: '-c jit=off' });
const text = `select coalesce(b.watts, 0) as "balanceWatts", earned.points::float8 as "pointsPerEvent",
     (select json_agg(json_build_object('id', r.id, 'type', r.type, 'texts', coalesce(r.texts -> $5::text, r.texts -> $6::text),
         'pictureId', r.picture_id, 'service', r.service, 'item', r.item, 'denominationType', r.denomination_type,
         'amounts', r.amounts, 'minimum', r.minimum, 'maximum', r.maximum, 'step', r.step, 'restricted', r.restricted,
         'barcode', r.barcode, 'endsAt', (extract(epoch from r.ends_at) * 1000)::int8, 'version', r.version,
         'remaining', s.remaining) order by r.place, r.id)
      from rewards r left join reward_stock s on s.reward_id = r.id
      where r.brand = m.brand and ($4::uuid is null or r.id = $4::uuid)
        and r.starts_at <= $3::timestamptz and (r.ends_at is null or r.ends_at > $3::timestamptz)
        and (r.program_id is null or exists (
          select from utility_connections c where c.member_id = m.id and c.program_id = r.program_id))) as rewards
   from members m
   left join member_balances b on b.member_id = m.id
   left join lateral (select avg(p.points) as points from (
     select points from participations where member_id = m.id and settlement in ('SETTLED', 'RESTATED') and points > 0
     order by start_at desc limit 5) p) earned on true
   where m.id = (select s.member_id from sessions s where s.token_hash = $1 and s.brand = $2 and s.expires_at > $3::timestamptz)
     and m.brand = $2`;

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
