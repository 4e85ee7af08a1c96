import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleGreenButton, sampleNem12 } from '../../../src/domain/meter/sampleFiles.ts';
import { createMeter } from '../../../src/server/meter/service.ts';
import type { HttpClient } from '../../support/httpClient.ts';
import { testServer, type TestServer } from '../../support/testServer.ts';

const deep = process.env['EBBWATT_DEEP'] === '1';
const MEGABYTE = 1_048_576;
const uploadLimit = 8 * MEGABYTE;

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ UPLOAD_LIMIT_BYTES: String(uploadLimit) });
});
afterAll(() => server.close());

async function loggedIn(host = 'localhost'): Promise<HttpClient> {
  return server.loggedIn(
    await server.addMember({ brand: host === 'localhost' ? 'default' : (host.split('.')[0] ?? '') }),
    host,
  );
}

const head = (field: string, fileName: string): string =>
  `--cut\r\ncontent-disposition: form-data; name="${field}"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
const contentType = 'multipart/form-data; boundary=cut';

function upload(
  client: HttpClient,
  content: string | Buffer,
  { fileName = 'usage.xml', field = 'file', key }: { fileName?: string; field?: string; key?: string } = {},
) {
  const body = Buffer.concat([
    Buffer.from(head(field, fileName)),
    Buffer.from(content),
    Buffer.from('\r\n--cut--\r\n'),
  ]);
  return client.call('/api/meter_data', {
    body,
    headers: { 'content-type': contentType, ...(key === undefined ? {} : { 'idempotency-key': key }) },
  });
}

/** An operator links a meter to another member. */
async function linkByOperator(nmi: string): Promise<void> {
  const { deps } = server.core;
  const memberId = await server.addMember({ brand: 'us-energy' });
  const meter = createMeter({ ...deps, onReadingsChanged: async () => undefined });
  await meter.importFile(
    deps.db,
    { brandId: 'us-energy', memberId, timeZone: 'America/Chicago' },
    {
      fileName: 'linked.csv',
      stream: Readable.from([Buffer.from(sampleNem12({ nmi }))]),
      source: 'operator',
    },
  );
}

let points = 0;
const file = (options: Parameters<typeof sampleGreenButton>[0] = {}) =>
  sampleGreenButton({ point: `web-${(points += 1)}`, ...options });

describe('GET /api/meter_data', () => {
  it('is empty for a new member, and requires a member', async () => {
    expect((await (await loggedIn()).call('/api/meter_data')).json()).toEqual({
      service_points: [],
      imports: [],
    });
    expect((await (await server.client()).call('/api/meter_data')).statusCode).toBe(401);
  });

  it("lists only the member's meters and imports, latest first", async () => {
    const one = await loggedIn();
    const other = await loggedIn('org.localhost');
    await upload(one, file({ count: 48 }), { fileName: 'june.xml' });
    server.clock.advance(60_000);
    await upload(one, sampleNem12({ nmi: 'WEBPOINT01', registers: ['E1', 'B1'] }), { fileName: 'july.csv' });
    const shown = (await one.call('/api/meter_data')).json();
    expect(shown.imports).toMatchObject([
      { file_name: 'july.csv', format: 'nem12', source: 'upload' },
      { file_name: 'june.xml', format: 'green-button', readings: 48 },
    ]);
    expect(shown.service_points).toMatchObject([
      { number_last4: 'NT01', export_seen: true, interval_minutes: 30 },
      { export_seen: false, interval_minutes: 60 },
    ]);
    expect((await other.call('/api/meter_data')).json()).toEqual({ service_points: [], imports: [] });
  });
});

describe('POST /api/meter_data', () => {
  it('imports a file and reports the result', async () => {
    const answer = await upload(await loggedIn(), file({ start: Date.UTC(2026, 5, 1) / 1000, count: 24 }), {
      fileName: 'C:\\Users\\dana\\june\u0007.xml',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      file_name: 'june.xml',
      format: 'green-button',
      source: 'upload',
      readings: 24,
      // From the afternoon of May 31 on, in the home's zone.
      new_days: 2,
      changed_days: 0,
      first_dttm: '2026-06-01T00:00:00.000Z',
      last_dttm: '2026-06-02T00:00:00.000Z',
      notes: [],
    });
  });

  it('reports that the same file changes nothing', async () => {
    const client = await loggedIn();
    const text = file();
    const first = (await upload(client, text)).json();
    const second = (await upload(client, text)).json();
    expect(second).toEqual({
      ...first,
      new_days: 0,
      changed_days: 0,
      notes: ['You’ve already uploaded this file. Nothing has changed.'],
    });
  });

  it('repeats the answer for the same key, and refuses the key for another file', async () => {
    const client = await loggedIn();
    const text = file();
    const first = await upload(client, text, { key: 'upload-0001' });
    expect((await upload(client, text, { key: 'upload-0001' })).json()).toEqual(first.json());
    expect((await upload(client, `${text}\n\n`, { key: 'upload-0001' })).json()).toMatchObject({
      status: 409,
    });
  });

  it('refuses a faulty file completely, naming file, line and fault', async () => {
    const client = await loggedIn();
    const answer = await upload(client, sampleNem12().replace('100,NEM12', '100,NEM99'), {
      fileName: 'wrong.csv',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      status: 400,
      code: 'METER_FILE',
      error: expect.stringMatching(/^wrong\.csv, line 1, record 100: /),
    });
    expect((await client.call('/api/meter_data')).json()).toEqual({ service_points: [], imports: [] });
  });

  it.each(['localhost', 'org.localhost'])(
    'refuses a meter that the utility confirmed for another member (asked from %s) without revealing anything',
    async (host) => {
      const nmi = host === 'localhost' ? 'VOUCHEDFOR' : 'VOUCHEDTWO';
      await linkByOperator(nmi);
      const answer = await upload(await loggedIn(host), sampleNem12({ nmi }));
      expect(answer.json()).toEqual({
        status: 400,
        code: 'METER_DUPLICATE',
        error:
          'We can’t link a meter in this file to your account. If it’s your home’s meter, let us know and we’ll help.',
      });
    },
  );

  it('refuses other parts, no part, requests without a member, and requests without the anti-forgery token', async () => {
    const client = await loggedIn();
    expect((await upload(client, file(), { field: 'photo' })).json()).toMatchObject({
      status: 400,
      code: 'METER_FILE',
    });
    expect(
      (
        await client.call('/api/meter_data', {
          body: '--cut--\r\n',
          headers: { 'content-type': contentType },
        })
      ).json(),
    ).toMatchObject({ status: 400 });
    expect((await upload(await server.client(), file())).statusCode).toBe(401);
    const unproved = await loggedIn();
    expect(
      (
        await unproved.call('/api/meter_data', {
          body: 'x',
          headers: { 'content-type': contentType },
          token: null,
        })
      ).json(),
    ).toMatchObject({ status: -303 });
  });
});

interface Sent {
  readonly status: number;
  readonly sentBytes: number;
  /** The highest growth of the process's memory during the upload. */
  readonly grownBytes: number;
}

/** Sends an endless file over a real connection until the server answers or the given bytes are sent. */
function sendEndless(
  client: HttpClient,
  port: number,
  bytes: number,
  piece: (index: number) => Buffer,
  length?: number,
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const before = process.memoryUsage().rss;
    let most = before;
    let sentBytes = 0;
    let answered = false;
    const headers = {
      'content-type': contentType,
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrf-token': client.token ?? '',
      ...(length === undefined ? {} : { 'content-length': length }),
    };
    const call = request(
      {
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: '/backend/api/meter_data',
        headers: { ...headers, host: 'localhost' },
      },
      (answer) => {
        answered = true;
        answer.resume();
        answer.on('end', () => {
          call.destroy();
          resolve({ status: answer.statusCode ?? 0, sentBytes, grownBytes: most - before });
        });
      },
    );
    // The server is expected to close the connection early.
    call.on('error', (error) => (answered ? undefined : reject(error)));
    call.write(head('file', 'huge.csv'));
    let index = 0;
    const go = (): void => {
      while (!answered && sentBytes < bytes) {
        const next = piece((index += 1));
        sentBytes += next.length;
        most = Math.max(most, process.memoryUsage().rss);
        if (!call.write(next)) {
          call.once('drain', go);
          return;
        }
      }
      if (!answered) call.end('\r\n--cut--\r\n');
    };
    go();
  });
}

const size = (deep ? 200 : 40) * MEGABYTE;

/** Days of a one-meter NEM12 file, in pieces of some hundred kilobytes. */
function nem12Piece(index: number): Buffer {
  const lines = Array.from({ length: 400 }, (_, i) => {
    const date = new Date(Date.UTC(1990, 0, 1) + (index * 400 + i) * 86_400_000)
      .toISOString()
      .slice(0, 10)
      .replaceAll('-', '');
    return `300,${date},${'0.25,'.repeat(288)}A,,,,`;
  });
  return Buffer.from(
    index === 1
      ? `100,NEM12,202607010930,MADEUP,MADEUP\n200,HUGEPOINT1,E1,E1,E1,N1,METER1,kWh,5,\n${lines.join('\n')}\n`
      : `${lines.join('\n')}\n`,
  );
}

describe(`a file of ${size / MEGABYTE} MB (200 MB with EBBWATT_DEEP)`, () => {
  let port = 0;
  beforeAll(async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    port = (server.app.server.address() as AddressInfo).port;
  });

  it('refuses a declared size with 413 before reading', async () => {
    const blank = Buffer.alloc(65_536, 'x');
    const { status, sentBytes, grownBytes } = await sendEndless(
      await loggedIn(),
      port,
      size,
      () => blank,
      size,
    );
    expect(status).toBe(413);
    expect(sentBytes).toBeLessThan(uploadLimit);
    expect(grownBytes).toBeLessThan(48 * MEGABYTE);
  });

  it.each([
    ['readings', nem12Piece],
    ['one endless line', (index: number) => Buffer.from(index === 1 ? '100,NEM12,' : 'x'.repeat(65_536))],
    [
      'endless XML',
      (index: number) =>
        Buffer.from(
          index === 1
            ? '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom">'
            : '<entry><title>x</title></entry>'.repeat(2_000),
        ),
    ],
    [
      'XML nested without end',
      (index: number) =>
        Buffer.from(
          index === 1
            ? '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom">'
            : '<a>'.repeat(20_000),
        ),
    ],
  ])('refuses one of %s without a declared size while reading, with flat memory', async (_name, piece) => {
    const client = await loggedIn();
    const { status, sentBytes, grownBytes } = await sendEndless(client, port, size, piece);
    expect([400, 413]).toContain(status);
    expect(sentBytes).toBeLessThan(uploadLimit + 16 * MEGABYTE);
    expect(grownBytes).toBeLessThan(96 * MEGABYTE);
    expect((await client.call('/api/meter_data')).json()).toEqual({ service_points: [], imports: [] });
  });
});
