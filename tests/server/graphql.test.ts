import type { AddressInfo } from 'node:net';
import { getIntrospectionQuery } from 'graphql';
import { auditServer } from 'graphql-http';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../src/server/platform/errors.ts';
import { createExecutor } from '../../src/server/platform/graphql/executor.ts';
import { mountGraphql } from '../../src/server/platform/graphql/mount.ts';
import { nodeResolvers } from '../../src/server/platform/graphql/nodes.ts';
import { mergeResolvers, type ResolverMap } from '../../src/server/platform/graphql/resolverMap.ts';
import { executableSchema } from '../../src/server/platform/graphql/schema.ts';
import { batchLoader, perRequest } from '../../src/server/platform/loader.ts';
import { platformServer, type PlatformServer } from '../support/platformServer.ts';
import { say } from '../../src/server/platform/messages/say.ts';
import { refusalResolvers } from '../../src/server/platform/graphql/refusalGraphql.ts';
import type { Resolvers } from '../../codegen/graphql/resolvers.ts';

const contract = /* GraphQL */ `
  scalar DateTime
  scalar Date
  interface Node { id: ID! }
  type Query {
    viewer: Viewer!
    node(id: ID!): Node
    nodes(ids: [ID!]!): [Node]!
    staff: Staff
    things: [Thing!]!
    day(of: Date!): Date!
    now: DateTime!
    later(than: DateTime!): DateTime!
  }
  type Mutation { rename(input: RenameInput!): RenamePayload! }
  type Viewer { name: String, broken: String, refused: String, deep: Viewer! }
  type Staff { roleKeys: [String!]!, events: [String!] }
  type Thing implements Node { id: ID!, label: String }
  input RenameInput { name: String! }
  union RenamePayload = Renamed | Refusal
  type Renamed { name: String! }
  type FieldFault { field: String!, message: String! }
  type Refusal { code: String!, message: String!, fields: [FieldFault!]! }
`;

const batches: (readonly string[])[] = [];
const labels = perRequest(() =>
  batchLoader(async (keys: readonly string[]) => {
    batches.push(keys);
    return new Map(keys.map((key) => [key, `label ${key}`]));
  }),
);

const resolvers: ResolverMap = {
  Query: {
    viewer: () => ({}),
    staff: () => ({}),
    things: () => ['1', '2', '3'].map((id) => ({ id })),
    day: (_parent, { of }) => of,
    now: (_parent, _args, { now }) => now,
    later: (_parent, { than }) => new Date((than as Date).getTime() + 1_000),
  },
  Mutation: {
    rename: (_parent, { input }) => ({ __typename: 'Renamed', name: (input as { name: string }).name }),
  },
  Viewer: {
    name: (_parent, _args, { member }) => member?.id ?? 'nobody',
    broken: () => Promise.reject(new Error('inside of dana@example.org')),
    refused: () => {
      throw refused(say('platform.forbidden'), { code: 'TODAY' });
    },
    deep: () => ({}),
  },
  Staff: { roleKeys: () => ['internal_events'], events: () => ['one'] },
  Thing: { label: (parent, _args, ctx) => labels(ctx).load((parent as { id: string }).id) },
};

const rules = {
  Query: {
    viewer: 'anyone',
    node: 'anyone',
    nodes: 'anyone',
    staff: 'staff',
    things: 'anyone',
    day: 'anyone',
    now: 'anyone',
    later: 'anyone',
  },
  Mutation: { rename: ['internal_programs'] },
  Staff: { roleKeys: 'staff', events: ['internal_events'] },
} as const;

const readers = {
  Thing: async (_ctx: unknown, id: string) =>
    id === '7' ? { id: toGlobalId('Thing', '7'), label: 'seven' } : null,
  Hidden: async () => ({ id: 'x' }),
};
const persisted = {
  'id-viewer': 'query V { viewer { name } }',
  'id-things': 'query T($first: Int) { things { id label } }'.replace('($first: Int)', ''),
};
const refusals: Resolvers = refusalResolvers;
const schema = () =>
  executableSchema(
    contract,
    mergeResolvers([resolvers, refusals as ResolverMap, nodeResolvers(readers, { Thing: 'member' })]),
    rules,
  );

function graphqlServer(takesFreeOperations: boolean): Promise<PlatformServer> {
  const executor = createExecutor(schema(), persisted);
  executor.warm();
  const read = {
    id: 'read',
    rule: 'anyone',
    path: '/read',
    handler: async () => ({ status: 200, body: {} }),
  } as const;
  return platformServer([read], { LOG_LEVEL: 'info' }, undefined, (app, kit) =>
    mountGraphql(app, kit, { executor, takesFreeOperations }),
  );
}

let server: PlatformServer;
let production: PlatformServer;
beforeAll(async () => {
  server = await graphqlServer(true);
  production = await graphqlServer(false);
});
afterAll(async () => {
  await server.close();
  await production.close();
});

const ready = async (client = server.client()) => {
  await client.call('/read');
  return client;
};
const staff = async (roles: readonly string[]) =>
  ready(await server.loggedIn(await server.addMember({ isAdmin: true, roles })));

describe('GraphQL operations', () => {
  it('NET-03: run by text in development, by id everywhere', async () => {
    const client = await ready();
    expect(await client.graphql('{ viewer { name } }')).toEqual({
      status: 200,
      data: { viewer: { name: 'nobody' } },
      errors: [],
    });
    expect(await client.graphql({ id: 'id-viewer' })).toEqual({
      status: 200,
      data: { viewer: { name: 'nobody' } },
      errors: [],
    });
    expect((await client.call('/graphql/internal', { body: { doc_id: 'id-viewer' } })).json()).toEqual({
      data: { viewer: { name: 'nobody' } },
    });
  });

  it('GraphiQL may introspect the schema in development', async () => {
    const question = getIntrospectionQuery({
      schemaDescription: true,
      inputValueDeprecation: true,
      directiveIsRepeatable: true,
      specifiedByUrl: true,
      oneOf: true,
    });
    const { data, errors } = await (await ready()).graphql(question);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ __schema: { queryType: { name: 'Query' } } });
    expect((await (await ready(production.client())).graphql(question)).data).toBeNull();
  });

  it('in production only those persisted by the build are answered', async () => {
    const client = await ready(production.client());
    expect((await client.graphql({ id: 'id-viewer' })).data).toEqual({ viewer: { name: 'nobody' } });
    for (const operation of ['{ viewer { name } }', { id: 'made-up' }, { id: '__proto__' }]) {
      expect((await client.graphql(operation)).errors[0]?.extensions).toEqual({
        code: 'PERSISTED_OPERATION_UNKNOWN',
      });
    }
  });

  it('NET-02, NET-04: require the anti-forgery token, even for reads', async () => {
    const answer = await server.client().call('/graphql/internal', { body: { id: 'id-viewer' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: -303, errors: [{ extensions: { status: -303 } }] });
  });

  it('NET-06: answer 503 under maintenance, in both shapes', async () => {
    const client = await ready();
    await server.maintenance.set(server.deps.db, 'default', {
      on: true,
      byMemberId: null,
      now: server.clock.now(),
    });
    const answer = await client.call('/graphql/internal', { body: { id: 'id-viewer' } });
    await server.maintenance.set(server.deps.db, 'default', {
      on: false,
      byMemberId: null,
      now: server.clock.now(),
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('60');
    expect(answer.json()).toMatchObject({
      status: 503,
      retry_after: 60,
      errors: [{ message: 'We’re doing some work and will be back soon.' }],
    });
  });

  it('load each kind of object once for a list', async () => {
    batches.length = 0;
    for (const operation of ['{ things { id label } }', { id: 'id-things' }]) {
      const { data } = await (await ready()).graphql<{ things: object[] }>(operation);
      expect(data?.things).toHaveLength(3);
    }
    expect(batches).toEqual([
      ['1', '2', '3'],
      ['1', '2', '3'],
    ]);
  });

  it('accept and return times and dates in one format', async () => {
    const client = await ready();
    const { data } = await client.graphql(
      'query($t: DateTime!) { now later(than: $t) day(of: "2028-02-29") }',
      { t: '2026-06-15T22:00:00+02:00' },
    );
    expect(data).toEqual({
      now: '2026-06-15T20:00:00.000Z',
      later: '2026-06-15T20:00:01.000Z',
      day: '2028-02-29',
    });
    for (const wrong of ['{ day(of: "2026-02-30") }', '{ later(than: "yesterday") }', '{ later(than: 5) }']) {
      expect((await client.graphql(wrong)).errors).not.toEqual([]);
    }
  });
});

describe('what fails in a GraphQL operation', () => {
  it('through our own error is reported without detail and logged, and the rest is returned', async () => {
    server.logLines.length = 0;
    const { status, data, errors } = await (await ready()).graphql('{ viewer { name broken } }');
    expect([status, data]).toEqual([200, { viewer: { name: 'nobody', broken: null } }]);
    expect(errors[0]).toMatchObject({
      message: 'Something went wrong on our side. Please try again.',
      path: ['viewer', 'broken'],
      extensions: { code: 'INTERNAL' },
    });
    expect(errors[0]?.extensions).not.toHaveProperty('status');
    expect(server.logLines.join()).toContain('viewer.broken');
    expect(server.logLines.join()).not.toContain('dana@example.org');
  });

  it('through a refusal carries its code and status', async () => {
    const { errors } = await (await ready()).graphql('{ viewer { refused } }');
    expect(errors[0]).toMatchObject({
      message: 'You don’t have access to that.',
      extensions: { code: 'TODAY', status: 400 },
    });
  });

  it.each([
    ['nests too deeply', `{ viewer ${'{ deep '.repeat(20)} { name } ${'}'.repeat(20)} }`],
    [
      'asks for too much',
      `{ ${Array.from({ length: 1_200 }, (_, index) => `v${index}: viewer { name }`).join(' ')} }`,
    ],
    ['has a field that is none', '{ nothing }'],
    ['is no GraphQL', '{ viewer '],
  ])('because it %s is not run', async (_what, operation) => {
    const { data, errors } = await (await ready()).graphql(operation);
    expect(data).toBe(null);
    expect(errors.length).toBeGreaterThan(0);
  });
});

describe('access in GraphQL', () => {
  const rename =
    'mutation { rename(input: {name: "a"}) { __typename ... on Refusal { code message fields { field } } ... on Renamed { name } } }';

  it('strangers: staff is null, a write is 401', async () => {
    const client = await ready();
    expect((await client.graphql('{ staff { roleKeys } }')).data).toEqual({ staff: null });
    const { data, errors } = await client.graphql(rename);
    expect(data).toBe(null);
    expect(errors[0]?.extensions).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it('members and staff without the key: staff fields are null, a write is a typed refusal', async () => {
    const member = await ready(await server.loggedIn(await server.addMember()));
    expect((await member.graphql('{ staff { roleKeys } }')).data).toEqual({ staff: null });
    for (const client of [member, await staff(['internal_wallet'])]) {
      expect((await client.graphql(rename)).data).toEqual({
        rename: {
          __typename: 'Refusal',
          code: 'FORBIDDEN',
          message: 'You don’t have access to that.',
          fields: [],
        },
      });
    }
    expect(
      (await (await staff(['internal_programs'])).graphql('{ staff { roleKeys events } }')).data,
    ).toEqual({ staff: { roleKeys: ['internal_events'], events: null } });
  });

  it('staff with the key may', async () => {
    expect((await (await staff(['internal_programs'])).graphql(rename)).data).toEqual({
      rename: { __typename: 'Renamed', name: 'a' },
    });
    expect((await (await staff(['internal_events'])).graphql('{ staff { events } }')).data).toEqual({
      staff: { events: ['one'] },
    });
  });

  it('node: what is missing, made up, not a node or not allowed is null', async () => {
    const member = await ready(await server.loggedIn(await server.addMember()));
    const ask = async (client: typeof member, id: string) =>
      (await client.graphql('query($id: ID!) { node(id: $id) { id ... on Thing { label } } }', { id }))
        .data?.['node'];
    expect(await ask(member, toGlobalId('Thing', '7'))).toEqual({
      id: toGlobalId('Thing', '7'),
      label: 'label VGhpbmc6Nw==',
    });
    expect(await ask(await ready(), toGlobalId('Thing', '7'))).toBe(null);
    for (const id of [
      toGlobalId('Thing', '8'),
      toGlobalId('Hidden', '1'),
      toGlobalId('toString', '1'),
      'rubbish',
      '',
    ])
      expect(await ask(member, id)).toBe(null);
    const both = await member.graphql('query($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      ids: [toGlobalId('Thing', '8'), toGlobalId('Thing', '7')],
    });
    expect(both.data?.['nodes']).toEqual([null, { id: toGlobalId('Thing', '7') }]);
    const many = await member.graphql('query($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      ids: Array.from({ length: 101 }, () => 'x'),
    });
    expect(many.errors[0]?.extensions).toMatchObject({ code: 'TOO_MANY_IDS' });
  });
});

describe('the start stops', () => {
  it.each([
    [
      'at a resolver that the contract does not name',
      { Query: { extra: () => null } },
      rules,
      'no field Query.extra',
    ],
    [
      'at a type that the contract does not name',
      { Extra: { a: () => null } },
      rules,
      'no object type Extra',
    ],
    ['at a root field without a rule', {}, { ...rules, Mutation: {} }, 'no access rule for Mutation.rename'],
  ])('%s', (_what, extra, wrongRules, message) => {
    const all = mergeResolvers([resolvers, refusals as ResolverMap, nodeResolvers(readers, {}), extra]);
    expect(() => executableSchema(contract, all, wrongRules)).toThrow(message);
  });

  it('at a root field without a resolver, and at a field that two subjects answer', () => {
    expect(() => executableSchema(contract, resolvers, rules)).toThrow('no resolver for Query.node');
    expect(() => mergeResolvers([resolvers, { Query: { now: () => null } }])).toThrow(
      'Two subjects answer Query.now',
    );
  });

  it('at a persisted operation that no longer fits the contract', () => {
    expect(() => createExecutor(schema(), { old: '{ gone }' }).warm()).toThrow();
  });
});

describe('GraphQL over HTTP', () => {
  it('passes the audit of the public suite', async () => {
    const client = await ready();
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const results = await auditServer({
      url: `http://127.0.0.1:${port}/backend/graphql/internal`,
      fetchFn: (url: string, init: RequestInit = {}) =>
        fetch(url, {
          ...init,
          headers: {
            ...(init.headers as Record<string, string>),
            cookie,
            'x-csrf-token': client.token ?? '',
          },
        }),
    });
    // Covers everything required and recommended. Reads by GET are optional and unsupported: every operation is a POST with a token.
    const missed = results.filter(({ status }) => status !== 'ok').map(({ id, name }) => ({ id, name }));
    expect(missed.filter(({ name }) => !/^MAY .*GET/.test(name))).toEqual([]);
    expect(results.length).toBeGreaterThan(50);
  });
});
