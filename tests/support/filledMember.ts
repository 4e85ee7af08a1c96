import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect } from 'vitest';
import { sampleGreenButton } from '../../src/domain/meter/sampleFiles.ts';
import type { HttpClient } from './httpClient.ts';
import type { FilledMember } from './memberRows.ts';
import type { TestServer } from './testServer.ts';

let count = 0;

/** A member whose name, address and number are found again wherever they stand. */
export async function newFilledMember(
  server: TestServer,
  password: string,
): Promise<FilledMember & { readonly client: HttpClient }> {
  const number = (count += 1);
  const mark = `mark${number}z`;
  const [email, name] = [`mail${number}z@example.org`, `Name${number}z`];
  const memberId = await server.addMember({ email, password });
  await server.database.db.execute(sql`update members set first_name = ${name} where id = ${memberId}`);
  return {
    memberId,
    email,
    mark,
    name,
    phone: `+1415555${String(1_000 + number)}`,
    at: server.clock.now(),
    client: await server.loggedIn(memberId),
  };
}

/** Thirty readings of a meter whose number begins with `point-`, then the mark. */
export async function uploadReadings({ client, mark }: { client: HttpClient; mark: string }): Promise<void> {
  const body = [
    '--cut\r\ncontent-disposition: form-data; name="file"; filename="usage.xml"\r\n\r\n',
    sampleGreenButton({ point: `point-${mark}`, count: 30 }),
    '\r\n--cut--\r\n',
  ].join('');
  const headers = { 'content-type': 'multipart/form-data; boundary=cut' };
  expect((await client.call('/api/meter_data', { body, headers })).statusCode).toBe(200);
}

/** A picture of one colour as an upload. */
export async function uploadPicture({ client }: { client: HttpClient }, bytes?: Buffer) {
  const picture =
    bytes ??
    (await sharp({ create: { width: 640, height: 480, channels: 3, background: '#2a7' } })
      .png()
      .toBuffer());
  return client.call('/account_picture', {
    body: Buffer.concat([
      Buffer.from('--cut\r\ncontent-disposition: form-data; name="file"; filename="me.png"\r\n\r\n'),
      picture,
      Buffer.from('\r\n--cut--\r\n'),
    ]),
    headers: { 'content-type': 'multipart/form-data; boundary=cut' },
  });
}
