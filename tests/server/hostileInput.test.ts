import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  buildSchema,
  Kind,
  parse,
  typeFromAST,
  type GraphQLInputType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import persisted from '../../codegen/graphql/persisted.json' with { type: 'json' };
import { schemaText } from '../../codegen/graphql/schema.ts';
import openapi from '../../codegen/rest/openapi.json' with { type: 'json' };
import { restOperations } from '../../codegen/rest/operations.ts';
import { INTERNAL_KEYS } from '../../src/domain/features/roleKeys.ts';
import { PARTNER_RIGHTS } from '../../src/domain/partner/rights.ts';
import { restRules } from '../../src/server/platform/access/restRules.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { partnerClient } from '../support/partnerClient.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let member: HttpClient;
let staff: HttpClient;
let partnerKey: string;
const lines: string[] = [];

beforeAll(async () => {
  server = await testServer({ LOG_LEVEL: 'info' }, { log: { write: (line) => void lines.push(line) } });
  member = await server.loggedIn(await server.addMember());
  staff = await server.loggedIn(await server.addMember({ isAdmin: true, roles: INTERNAL_KEYS }));
  partnerKey = (await partnerClient(server, PARTNER_RIGHTS)).secret ?? '';
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

/** Who may call which REST operation. */
const RULES: Readonly<Record<string, unknown>> = restRules;
const globalId = (text: string): string => Buffer.from(text).toString('base64');

/** Texts that cannot be stored, and texts that are merely hostile. */
const broken = ['\0', 'a\0b', '\ud800', 'x\udc00y'];
const odd = [
  '',
  ' ',
  "';--",
  '\ufffd',
  '\u202e',
  '9'.repeat(40),
  '-1',
  '1e400',
  'null',
  '2030-13-45',
  '+275760-09-13T00:00:00Z',
  '0000-00-00',
  '0190a1b2-0000-7000-8000-00000000000g',
  globalId('Program:\0'),
  globalId('Utility:0'),
  globalId('["\0","\0"]'),
  globalId('["x","y"]'),
  '%',
  'a'.repeat(3_000),
];
const undecodable = ['%ff', '%ED%A0%80', '%c3%28'];

/** A slice of a list, at a different offset for each operation: together they see every value, and the run stays quick. */
const some = (list: readonly string[], count: number, place: number): string[] =>
  Array.from({ length: count }, (_, index) => list[(place * count + index) % list.length] ?? '');

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
}

/** A value that fits the schema, with the given text for every string. */
function shaped(schema: Schema | undefined, text: string, depth = 0): unknown {
  if (schema === undefined || depth > 6) return text;
  if (schema.$ref !== undefined) {
    const target = schema.$ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], openapi);
    return shaped(target as Schema, text, depth + 1);
  }
  const variant = (schema.oneOf ?? schema.anyOf)?.[0];
  if (variant !== undefined) return shaped(variant, text, depth + 1);
  if (schema.allOf !== undefined)
    return Object.assign({}, ...schema.allOf.map((part) => shaped(part, text, depth + 1)));
  if (schema.properties !== undefined)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, inner]) => [name, shaped(inner, text, depth + 1)]),
    );
  const type = [schema.type ?? 'string'].flat()[0];
  if (type === 'array') return [shaped(schema.items, text, depth + 1)];
  if (type === 'integer' || type === 'number') return 2 ** 53;
  if (type === 'boolean') return true;
  if (type === 'object') return { [text]: text };
  // Where only some texts are valid, one of them lets the other fields be validated.
  return schema.enum !== undefined && !broken.includes(text) ? schema.enum[0] : text;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
}

const document = openapi as unknown as {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
            readonly requestBody?: {
              readonly content: Readonly<Record<string, { readonly schema?: Schema }>>;
            };
          }
        >
      >
    >
  >;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
};

const listParameters = (path: string, method: string): Parameter[] =>
  (document.paths[path]?.[method.toLowerCase()]?.parameters ?? []).flatMap((each) => {
    const parameter =
      '$ref' in each ? document.components.parameters[each.$ref.split('/').at(-1) ?? ''] : each;
    return parameter === undefined ? [] : [parameter];
  });

type Answer = Awaited<ReturnType<HttpClient['call']>>;
const encoded = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
const form = (text: string) => ({
  body: `--cut\r\ncontent-disposition: form-data; name="file"; filename="${text.replaceAll(/["\r\n]/g, '')}"\r\n\r\n${text}\r\n--cut--\r\n`,
  headers: { 'content-type': 'multipart/form-data; boundary=cut' },
});

/** Server errors must not happen. 502 would be a partner's, and this server has none. */
const isOurs = ({ statusCode }: Answer): boolean => statusCode >= 500 && statusCode !== 502;

// Logging out would end the session that the other cases need.
const operations = restOperations.filter(({ id }) => id !== 'logout' && id !== 'endSessions');

describe('texts that cannot be stored or decoded never cause a server error', () => {
  it.each(operations.map((operation, place) => [operation.id, operation, place] as const))(
    'REST %s',
    async (id, { method, path, bodyType }, place) => {
      const rule = RULES[id];
      const asker = Array.isArray(rule) ? staff : member;
      const byKey: Readonly<Record<string, string>> =
        typeof rule === 'object' && rule !== null && 'partner' in rule
          ? { authorization: `Bearer ${partnerKey}` }
          : {};
      // The key's calls are counted by the minute.
      server.clock.advance(60_000);
      const parameters = listParameters(path, method);
      const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
      const schema =
        bodyType === null
          ? undefined
          : document.paths[path]?.[method.toLowerCase()]?.requestBody?.content[bodyType]?.schema;
      const wrong: unknown[] = [];
      for (const text of [
        ...[...some(broken, 1, place), ...some(odd, 3, place)].map(encoded),
        ...some(undecodable, 1, place),
      ]) {
        const url = `${path.replaceAll(/\{\w+\}/g, text === '' ? '%20' : text)}?${[...query, 'other'].map((name) => `${name}=${text}`).join('&')}`;
        const answer = await asker
          .clone()
          .call(url, { method, headers: byKey, ...(method === 'GET' ? {} : { body: {} }) });
        if (isOurs(answer)) wrong.push({ url: url.slice(0, 200), status: answer.statusCode });
      }
      if (method !== 'GET') {
        const url = path.replaceAll(/\{\w+\}/g, '0190a1b2-0000-7000-8000-0000000000ff');
        for (const text of [...some(broken, 1, place), ...some(odd, 3, place)]) {
          const isForm = bodyType === 'multipart/form-data';
          const answer = await asker.clone().call(
            url,
            isForm
              ? { method, ...form(text), headers: { ...form(text).headers, ...byKey } }
              : {
                  method,
                  body: JSON.stringify(shaped(schema, text)),
                  headers: { 'content-type': 'application/json', ...byKey },
                },
          );
          if (isOurs(answer)) wrong.push({ url, body: text.slice(0, 50), status: answer.statusCode });
          // A body without a text field carries no such text.
          const carries = JSON.stringify(shaped(schema, text)).includes(JSON.stringify(text).slice(1, -1));
          if (!isForm && carries && broken.includes(text) && bodyType !== null)
            expect(answer.json()).toMatchObject({
              status: 400,
              code: 'INVALID',
              [Object.keys(byKey).length > 0 ? 'errors' : 'fields']: expect.anything() as unknown,
            });
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  const contract = buildSchema(schemaText);
  function variable(type: GraphQLInputType, text: string, depth = 0): unknown {
    if (isNonNullType(type)) return variable(type.ofType, text, depth);
    if (isListType(type)) return [variable(type.ofType, text, depth)];
    const named = getNamedType(type);
    if (isInputObjectType(named))
      return depth > 4
        ? null
        : Object.fromEntries(
            Object.values(named.getFields()).map((field) => [
              field.name,
              variable(field.type, text, depth + 1),
            ]),
          );
    if (isEnumType(named)) return named.getValues()[0]?.name;
    if (named.name === 'Int') return 2 ** 31 - 1;
    if (named.name === 'Float') return 1e300;
    if (named.name === 'Boolean') return true;
    if (named.name === 'DateTime') return broken.includes(text) ? text : '+275760-09-13T00:00:00Z';
    if (named.name === 'Date') return broken.includes(text) ? text : '9999-12-31';
    return text;
  }

  // Excludes the maintenance switch, which locks callers out, and an hour-long measurement.
  const leftAlone = new Set(['MaintenanceSwitchMutation', 'MeasureButtonMutation']);
  const persistedOperations = Object.entries(persisted as Record<string, string>).flatMap(([id, text]) => {
    const [definition] = parse(text).definitions;
    return definition?.kind === Kind.OPERATION_DEFINITION
      ? [{ id, text, name: definition.name?.value ?? id, variables: definition.variableDefinitions ?? [] }]
      : [];
  });

  it.each(
    persistedOperations
      .filter(({ name, variables }) => variables.length > 0 && !leftAlone.has(name))
      .map((operation, place) => [operation.name, operation, place] as const),
  )('GraphQL %s', async (_name, { id, text: document, variables }, place) => {
    const wrong: unknown[] = [];
    // Staff may do what a member may not, and have no home of their own.
    const asker = /\bstaff\b|mutation/.test(document) ? staff : member;
    for (const text of [...some(broken, 1, place), ...some(odd, 4, place)]) {
      const given = Object.fromEntries(
        variables.map(({ variable: { name }, type }) => [
          name.value,
          variable(typeFromAST(contract, type as never) as GraphQLInputType, text),
        ]),
      );
      const answer = await asker.clone().call('/graphql/internal', {
        body: JSON.stringify({ id, variables: given }),
        headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      });
      const internal = (answer.json<{ errors?: { extensions?: { code?: string } }[] }>().errors ?? []).filter(
        ({ extensions }) => extensions?.code === 'INTERNAL',
      );
      if (isOurs(answer) || internal.length > 0)
        wrong.push({ text: text.slice(0, 50), status: answer.statusCode, internal });
    }
    expect(wrong).toEqual([]);
  });

  it('a forged cursor never causes a server error', async () => {
    const forged = ['["x","y"]', '["1","0190a1b2-0000-7000-8000-00000000000a"]', '["a","\\u0000"]'].map(
      (place) => Buffer.from(place).toString('base64url'),
    );
    const wrong: string[] = [];
    for (const { id, name, text, variables } of persistedOperations) {
      const cursors = variables
        .map(({ variable }) => variable.name.value)
        .filter((each) => /after|cursor/i.test(each));
      if (cursors.length === 0) continue;
      const asker = /\bstaff\b/.test(text) ? staff : member;
      for (const cursor of forged) {
        const given = Object.fromEntries(
          variables.map(({ variable: { name: of }, type }) => [
            of.value,
            cursors.includes(of.value)
              ? cursor
              : variable(typeFromAST(contract, type as never) as GraphQLInputType, '1'),
          ]),
        );
        const answer = await asker.clone().call('/graphql/internal', {
          body: JSON.stringify({ id, variables: given }),
          headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
        });
        if (isOurs(answer) || answer.body.includes('"INTERNAL"')) wrong.push(`${name} ${cursor}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    '/webhooks/utility/tessera',
    '/webhooks/device/flint',
    '/webhooks/grid/0190a1b2-0000-7000-8000-0000000000ff',
    '/webhooks/grid/0190a1b2-0000-7000-8000-0000000000ff/notifications',
    '/webhooks/sms',
  ])('webhook %s', async (path) => {
    for (const text of broken) {
      const answer = await member.clone().call(path, {
        body: JSON.stringify({ id: 'x', deep: [{ inner: text }] }),
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.json()).toMatchObject({
        status: 400,
        fields: { 'deep.0.inner': expect.any(String) as unknown },
      });
    }
    const answer = await member.clone().call(path, {
      body: Buffer.from([...Buffer.from('{"id":"'), 0xff, ...Buffer.from('"}')]),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.json()).toMatchObject({ status: 400, fields: { id: expect.any(String) as unknown } });
  });

  it.each([
    '/connect/default?return_to=',
    '/connect/default/callback?state=',
    '/connect/utility/callback?state=',
    '/connect/device/callback?code=',
  ])('the way back %s', async (path) => {
    for (const text of [...[...broken, ...odd].map(encoded), ...undecodable])
      expect(isOurs(await member.clone().call(path + text))).toBe(false);
  });
});

describe('a text that cannot be stored is a 400 that names the field', () => {
  const field = (name: string) => ({ status: 400, fields: { [name]: expect.any(String) as unknown } });

  it('in the path, and in the query', async () => {
    expect((await member.clone().call('/events/%00')).json()).toMatchObject(field('id'));
    expect((await member.clone().call('/signup/check_zip_eligibility?zip_code=9%00')).json()).toMatchObject(
      field('zip_code'),
    );
    expect((await member.clone().call('/signup/check_zip_eligibility?zip_code=%ff')).json()).toMatchObject(
      field('zip_code'),
    );
  });

  it('in a JSON body, however deep, and in bytes that are not UTF-8', async () => {
    expect(
      (await member.clone().call('/settings', { body: { profile: { firstName: 'Da\0na' } } })).json(),
    ).toMatchObject(field('profile.firstName'));
    expect(
      (await member.clone().call('/settings', { body: { profile: { 'a\ud800': 1 } } })).json(),
    ).toMatchObject(field('profile.a\ufffd'));
    const bytes = Buffer.from([
      ...Buffer.from('{"profile":{"firstName":"'),
      0xc3,
      0x28,
      ...Buffer.from('"}}'),
    ]);
    expect(
      (
        await member
          .clone()
          .call('/settings', { body: bytes, headers: { 'content-type': 'application/json' } })
      ).json(),
    ).toMatchObject(field('profile.firstName'));
    const deep = await member.clone().call('/settings', {
      body: `${'['.repeat(60_000)}${']'.repeat(60_000)}`,
      headers: { 'content-type': 'application/json' },
    });
    expect(deep.statusCode).toBe(400);
    // What a browser says of a passkey is passed on as it is.
    const free = await member.clone().call('/verify', {
      body: `{"method":"passkey","assertion":${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}}`,
      headers: { 'content-type': 'application/json', 'idempotency-key': 'deep' },
    });
    expect(free.statusCode).toBe(400);
  });

  it('in the variables of a GraphQL operation, and in a text written with an escape in the document', async () => {
    const query = 'query ($id: ID!) { node(id: $id) { id } }';
    expect(
      (await member.clone().call('/graphql/internal', { body: { query, variables: { id: 'a\0b' } } })).json(),
    ).toMatchObject(field('variables.id'));
    const answer = await member.clone().call('/graphql/internal', {
      body: { query: String.raw`{ node(id: "\u0000") { id } }` },
      headers: { accept: 'application/graphql-response+json' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      errors: [{ message: "A text contains characters we can't read." }],
    });
  });

  it('in the name of an uploaded file', async () => {
    const body =
      '--cut\r\ncontent-disposition: form-data; name="file"; filename="a\0b.csv"\r\n\r\n100,NEM12\r\n--cut--\r\n';
    const answer = await member
      .clone()
      .call('/api/meter_data', { body, headers: { 'content-type': 'multipart/form-data; boundary=cut' } });
    expect(answer.json()).toMatchObject(field('file'));
  });
});

describe('an operation name that is not in the document', () => {
  const persistedQuery = Object.entries(persisted as Record<string, string>).find(([, text]) =>
    text.startsWith('query homeLoaderQuery'),
  )?.[0];

  it.each([
    ['a persisted operation', { id: persistedQuery }],
    ['a free one', { query: 'query homeLoaderQuery { viewer { __typename } }' }],
  ])('is refused for %s', async (_kind, operation) => {
    const headers = { accept: 'application/graphql-response+json' };
    const answer = await member
      .clone()
      .call('/graphql/internal', { body: { ...operation, operationName: 'somethingElse' }, headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ message: 'There is no operation somethingElse.' }] });
    expect(
      (
        await member
          .clone()
          .call('/graphql/internal', { body: { ...operation, operationName: 'homeLoaderQuery' }, headers })
      ).statusCode,
    ).toBe(200);
  });
});

describe('an incomplete upload', () => {
  const upload = (body: string, type = 'multipart/form-data; boundary=cut') =>
    member.clone().call('/api/meter_data', { body, headers: { 'content-type': type } });
  const start = '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';

  it.each([
    ['ends within a file', `${start}100,NEM12,2004`],
    ['ends within the heading of a part', '--cut\r\ncontent-disposition: form-'],
    ['has another delimiter than it says', start.replaceAll('cut', 'other')],
    ['is empty', ' '],
  ])('is a 400 when it %s', async (_what, body) => {
    expect(await upload(body)).toMatchObject({ statusCode: 400 });
  });

  it('is a 400 without a delimiter', async () => {
    expect(await upload(`${start}\r\n--cut--\r\n`, 'multipart/form-data')).toMatchObject({ statusCode: 400 });
  });

  it.each([
    ['a file', '/api/meter_data', 'multipart/form-data; boundary=cut', `${start}100,NEM12`],
    ['JSON', '/settings', 'application/json', '{"profile":'],
  ])('is not logged as an error when the sender of %s hangs up', async (_what, path, type, body) => {
    lines.length = 0;
    const { port } = server.app.server.address() as AddressInfo;
    const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const outgoing = httpRequest({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: `/backend${path}`,
      headers: {
        host: 'localhost',
        cookie,
        'x-csrf-token': member.token ?? '',
        'content-type': type,
        'content-length': 100_000,
      },
    });
    outgoing.once('error', () => undefined);
    const connected = new Promise((resolve) => outgoing.once('socket', resolve));
    outgoing.write(body);
    await connected;
    await new Promise((resolve) => setTimeout(resolve, 150));
    outgoing.destroy();
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(
      lines
        .map((line) => JSON.parse(line) as { level: number | string; msg: string })
        .filter(({ level }) => level === 'error' || (typeof level === 'number' && level >= 50)),
    ).toEqual([]);
    expect((await member.clone().call('/user_status')).statusCode).toBe(200);
  });
});
