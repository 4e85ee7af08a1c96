import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RequestError } from '../../src/server/platform/errors.ts';
import { platformServer, type PlatformServer } from '../support/platformServer.ts';
import { say } from '../../src/server/platform/messages/say.ts';

let server: PlatformServer;

const text = { type: 'string', maxLength: 10 };
const echo = {
  '200': {
    description: 'Done.',
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['seen'],
          additionalProperties: false,
          properties: { seen: {}, at: { type: 'string', format: 'date-time' } },
        },
      },
    },
  },
};

beforeAll(async () => {
  server = await platformServer(
    [
      {
        id: 'things',
        rule: 'anyone',
        path: '/things/{id}',
        contract: {
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 10 } },
            {
              name: 'first',
              in: 'query',
              schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
            },
            {
              name: 'only',
              in: 'query',
              schema: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
            },
          ],
          responses: echo,
        },
        handler: async (_ctx, { params, query }) => ({ status: 200, body: { seen: { params, query } } }),
      },
      {
        id: 'save',
        rule: 'anyone',
        method: 'POST',
        path: '/save',
        bodyType: 'application/json',
        contract: {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['name'],
                  additionalProperties: false,
                  properties: {
                    name: text,
                    age: { type: 'integer' },
                    home: { type: 'object', required: ['city'], properties: { city: text } },
                  },
                },
              },
            },
          },
          responses: echo,
        },
        handler: async (_ctx, { body }) => ({ status: 200, body: { seen: body } }),
      },
      {
        id: 'wrongAnswer',
        rule: 'anyone',
        path: '/wrong',
        contract: { responses: echo },
        handler: async () => ({ status: 200, body: { seen: 1, at: 'yesterday' } }),
      },
      {
        id: 'wrongStatus',
        rule: 'anyone',
        path: '/wrong-status',
        contract: { responses: echo },
        handler: async () => ({ status: 418, body: {} }),
      },
      {
        id: 'dates',
        rule: 'anyone',
        path: '/dates',
        contract: { responses: echo },
        handler: async ({ now }) => ({ status: 200, body: { seen: null, at: now } }),
      },
      {
        id: 'broken',
        rule: 'anyone',
        path: '/broken',
        handler: async () => {
          throw new Error('secret detail of dana@example.org');
        },
      },
      {
        id: 'refuses',
        rule: 'anyone',
        path: '/refuses',
        handler: async () => {
          throw new RequestError(429, say('session.tooManyTries', { seconds: 30 }), {
            code: 'WAIT',
            retryAfter: 30,
          });
        },
      },
      {
        id: 'mine',
        rule: 'member',
        path: '/mine',
        handler: async ({ member }) => ({ status: 200, body: { seen: member?.id } }),
      },
      {
        id: 'staffOnly',
        rule: ['internal_events'],
        path: '/staff',
        handler: async () => ({ status: 200, body: { seen: true } }),
      },
      {
        id: 'upload',
        rule: 'anyone',
        method: 'POST',
        path: '/upload',
        bodyType: 'multipart/form-data',
        handler: async (_ctx, { files }) => {
          const seen: object[] = [];
          for await (const { field, fileName, stream } of files) {
            const hash = createHash('sha256');
            let bytes = 0;
            for await (const chunk of stream) {
              hash.update(chunk);
              bytes += chunk.length;
            }
            seen.push({ field, fileName, bytes, sha256: hash.digest('hex') });
          }
          return { status: 200, body: { seen } };
        },
      },
    ],
    { UPLOAD_LIMIT_BYTES: '100000', LOG_LEVEL: 'info' },
  );
});
afterAll(() => server.close());

async function writer() {
  const client = server.client();
  await client.call('/dates');
  return client;
}

function multipart(fileName: string, content: Buffer): { body: Buffer; headers: Record<string, string> } {
  const head = `--cut\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: text/xml\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--cut--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=cut' },
  };
}

describe('requests by the contract', () => {
  it('coerces parameters and query and fills defaults in', async () => {
    expect((await server.client().call('/things/x1?only=a&first=5')).json()).toEqual({
      seen: { params: { id: 'x1' }, query: { first: 5, only: ['a'] } },
    });
    expect((await server.client().call('/things/x1')).json()).toEqual({
      seen: { params: { id: 'x1' }, query: { first: 20 } },
    });
  });

  it.each([
    ['/things/x1?first=0', { first: 'This has to be at least 1.' }],
    ['/things/x1?first=many', { first: 'This has to be a whole number.' }],
    ['/things/x1?only=a&only=c', { 'only.1': 'Choose one of these: a, b.' }],
    ['/things/x1?made_up=1', { made_up: 'This isn’t expected here.' }],
    ['/things/x12345678901', { id: 'Enter no more than 10 characters.' }],
  ])('%s is 400 with the fields', async (path, fields) => {
    const answer = await server.client().call(path);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      status: 400,
      error: 'Please check what you entered.',
      code: 'INVALID',
      fields,
    });
  });

  it.each([
    [{}, { name: 'Please fill this in.' }],
    [{ name: 'a', age: '5' }, { age: 'This has to be a whole number.' }],
    [{ name: 'a'.repeat(11) }, { name: 'Enter no more than 10 characters.' }],
    [{ name: 'a', home: {} }, { 'home.city': 'Please fill this in.' }],
    [{ name: 'a', admin: true }, { admin: 'This isn’t expected here.' }],
  ])('the body %o is 400 with the fields, and nothing is coerced', async (body, fields) => {
    const answer = await (await writer()).call('/save', { body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'INVALID', fields });
  });

  it.each([
    ['no JSON', '{"name":', 400, 'application/json'],
    ['nothing', '', 400, 'application/json'],
    ['a list', '[]', 400, 'application/json'],
    ['another type', 'name=a', 415, 'application/x-www-form-urlencoded'],
    ['too much', `{"name":"${'a'.repeat(300_000)}"}`, 413, 'application/json'],
  ])('a body that is %s is refused with a plain sentence', async (_what, body, status, type) => {
    const answer = await (await writer()).call('/save', { body, headers: { 'content-type': type } });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status, error: expect.stringMatching(/^[A-Z].*\.$/) });
  });

  it('a prototype in the body is dropped', async () => {
    const answer = await (
      await writer()
    ).call('/save', {
      body: '{"name":"a","__proto__":{"age":5}}',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.json()).toEqual({ seen: { name: 'a' } });
  });
});

describe('answers', () => {
  it('are checked against the contract: a wrong one is a 500 that names the place in the log', async () => {
    server.logLines.length = 0;
    expect((await server.client().call('/wrong')).statusCode).toBe(500);
    expect(server.logLines.join()).toContain('The answer 200 of wrongAnswer breaks the contract: /at');
    expect((await server.client().call('/wrong-status')).statusCode).toBe(500);
  });

  it('carry dates as ISO 8601 in UTC', async () => {
    expect((await server.client().call('/dates')).json()).toEqual({
      seen: null,
      at: '2026-06-15T20:00:00.000Z',
    });
  });

  it('reveal no internal errors', async () => {
    const answer = await server.client().call('/broken');
    expect(answer.json()).toEqual({
      status: 500,
      error: 'Something went wrong on our side. Please try again.',
    });
    expect(server.logLines.join()).not.toContain('dana@example.org');
  });

  it('carry a refusal’s code and waiting time', async () => {
    const answer = await server.client().call('/refuses');
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('30');
    expect(answer.json()).toEqual({
      status: 429,
      error: 'Too many tries. Please wait 30 seconds and try again.',
      code: 'WAIT',
      retry_after: 30,
    });
  });

  it('are never cached', async () => {
    expect((await server.client().call('/dates')).headers['cache-control']).toBe('no-store');
  });

  it('an unknown path is a 404 in the error format', async () => {
    expect((await server.client().call('/nothing-here')).json()).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  });
});

describe('access', () => {
  it('NET-09: 401 for a stranger on what members own, 403 for members on what staff do', async () => {
    const stranger = server.client();
    expect((await stranger.call('/mine')).json()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect((await stranger.call('/staff')).statusCode).toBe(401);
    expect((await (await server.loggedIn(await server.addMember())).call('/staff')).json()).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    });
  });

  it.each([
    [{ isAdmin: true, roles: ['internal_events'] }, 200],
    [{ isAdmin: true, roles: ['internal_programs'] }, 403],
    [{ isAdmin: true, roles: [] }, 403],
    [{ isAdmin: false, roles: ['internal_events'] }, 403],
  ])('%o gets %i from a staff operation', async (member, status) => {
    expect((await (await server.loggedIn(await server.addMember(member))).call('/staff')).statusCode).toBe(
      status,
    );
  });

  it('NET-06: 503 for everyone but staff while the brand is under maintenance, on that brand only', async () => {
    const staff = await server.loggedIn(
      await server.addMember({ isAdmin: true, roles: ['internal_programs'] }),
    );
    const member = await server.loggedIn(await server.addMember());
    await server.maintenance.set(server.deps.db, 'default', {
      on: true,
      byMemberId: null,
      now: server.clock.now(),
    });
    expect((await member.call('/mine')).json()).toMatchObject({ status: 503, retry_after: 60 });
    expect((await server.client().call('/dates')).statusCode).toBe(503);
    expect((await staff.call('/mine')).statusCode).toBe(200);
    expect((await server.client('org.localhost').call('/dates')).statusCode).toBe(200);
    await server.maintenance.set(server.deps.db, 'default', {
      on: false,
      byMemberId: null,
      now: server.clock.now(),
    });
    expect((await member.call('/mine')).statusCode).toBe(200);
  });
});

describe('uploads', () => {
  it('stream a file to the handler', async () => {
    const content = Buffer.from('<feed/>'.repeat(1_000));
    const answer = await (await writer()).call('/upload', multipart('readings.xml', content));
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect(answer.json()).toEqual({
      seen: [{ field: 'file', fileName: 'readings.xml', bytes: content.length, sha256 }],
    });
  });

  it('are refused with 413 by what they say they are, before they are read', async () => {
    const answer = await (await writer()).call('/upload', { ...multipart('big.xml', Buffer.alloc(200_000)) });
    expect(answer.json()).toMatchObject({ status: 413, code: 'FILE_TOO_LARGE' });
  });

  it('are refused with 413 while they are read, when they are larger than they say', async () => {
    const answer = await (await writer()).call('/upload', { ...multipart('big.xml', Buffer.alloc(120_000)) });
    expect(answer.statusCode).toBe(413);
  });

  it('of another kind are refused', async () => {
    expect((await (await writer()).call('/upload', { body: { file: 'x' } })).statusCode).toBe(415);
  });
});

describe('mounting', () => {
  it('stops at an operation without a handler', async () => {
    const operation = { id: 'known', rule: 'anyone', path: '/known', handler: undefined as never } as const;
    await expect(platformServer([operation])).rejects.toThrow('There is no handler for known');
  });
});
