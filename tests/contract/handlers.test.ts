import type { FastifyInstance } from 'fastify';
import { buildSchema, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { schemaText } from '../../codegen/graphql/schema.ts';
import { restOperations } from '../../codegen/rest/operations.ts';
import { contracts } from '../../src/server/app/contracts.ts';
import type { neededResolvers } from '../../src/server/app/neededResolvers.ts';
import type {
  AnsweredBy,
  NeededResolver,
  UnheldField,
} from '../../src/server/platform/graphql/neededResolvers.ts';
import { nodeResolvers } from '../../src/server/platform/graphql/nodes.ts';
import { mergeResolvers } from '../../src/server/platform/graphql/resolverMap.ts';
import { executableSchema } from '../../src/server/platform/graphql/schema.ts';
import type { programResolvers } from '../../src/server/programs/graphql.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

/** The router prints a tree: below a path with a parameter comes only the rest. */
function listRoutes(app: FastifyInstance): string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const {
        indent = '',
        path = '',
        methods = '',
      } = /^(?<indent>.*?)[├└]── (?<path>\S*)(?: \((?<methods>[A-Z, ]+)\))?/.exec(line)?.groups ?? {};
      const depth = indent.length / 4;
      const url = `${depth === 0 ? '' : (above[depth - 1] ?? '')}${path}`;
      above[depth] = url;
      return methods === '' ? [] : methods.split(', ').map((method) => `${method} ${url}`);
    });
}

const contracted = restOperations.map(
  ({ method, path }) => `${method} /backend${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
);

/** Routes that our own pages never call: browser redirects to and from partners (BRD-13), and partners' webhooks. */
const notOurs = [
  'GET /backend/connect/:brand',
  'GET /backend/connect/:brand/callback',
  'GET /backend/connect/utility/callback',
  'GET /backend/connect/device/callback',
  'POST /backend/webhooks/utility/:clientId',
  'POST /backend/webhooks/device/:partner',
  'POST /backend/webhooks/grid/:sourceId',
  'POST /backend/webhooks/grid/:sourceId/notifications',
  'POST /backend/webhooks/shop',
  'POST /backend/webhooks/birch',
  'POST /backend/webhooks/cards',
  'POST /backend/webhooks/payouts',
  'POST /backend/webhooks/sms',
  // The log-in of OpenADR's devices.
  'GET /backend/openadr3/3.1.0/auth/server',
  'POST /backend/openadr3/3.1.0/auth/token',
  // A page for partners.
  'GET /backend/partner/reference',
  // What OpenADR leaves to businesses: refused.
  'POST /backend/openadr3/3.1.0/programs',
  'PUT /backend/openadr3/3.1.0/programs/:programID',
  'DELETE /backend/openadr3/3.1.0/programs/:programID',
  'POST /backend/openadr3/3.1.0/events',
  'PUT /backend/openadr3/3.1.0/events/:eventID',
  'DELETE /backend/openadr3/3.1.0/events/:eventID',
  // Pictures, as bytes.
  'GET /backend/reward_pictures/:id',
  'GET /backend/account_pictures/:id',
  // The button of an email, without a log-in and without a page of the app.
  'POST /backend/preview/leave',
  'GET /backend/unsubscribe',
  'POST /backend/unsubscribe',
  // The button of a notification, without a log-in.
  'POST /backend/push/answer',
];

describe('NET-36, NET-37, GQL-32: the product implements exactly its contracts', () => {
  let server: TestServer;
  let routes: readonly string[] = [];

  beforeAll(async () => {
    server = await testServer();
    await server.app.ready();
    routes = listRoutes(server.app).filter((route) => route.includes(' /backend'));
  });

  afterAll(() => server.close());

  it('has a handler for every operation, and no other', () => {
    expect(Object.keys(server.subjects.rest).sort()).toEqual(restOperations.map(({ id }) => id).sort());
  });

  it.each(contracted)('answers %s', (route) => {
    expect(routes).toContain(route);
  });

  it('has nothing else below the prefix', () => {
    const others = routes.filter((route) => !contracted.includes(route));
    // Preflights belong to no operation, and GraphQL is the other contract.
    const known = (route: string) =>
      route.startsWith('OPTIONS ') || route.endsWith('/graphql/internal') || notOurs.includes(route);
    expect(others.filter((route) => !known(route))).toEqual([]);
  });

  it.each(['Query', 'Mutation', 'Staff'])('has a resolver for every field of %s', (name) => {
    const type = buildSchema(schemaText).getType(name);
    const fields = isObjectType(type) ? Object.keys(type.getFields()) : [];
    const answered = {
      ...server.subjects.resolvers[name],
      ...(name === 'Query' ? { node: true, nodes: true } : {}),
    };
    expect(Object.keys(answered).sort()).toEqual(fields.sort());
  });

  it.each(contracts.graphql.needed.map((field) => field.split('.') as [string, string]))(
    'does not start without a resolver for %s.%s',
    (typeName, field) => {
      const { text, rules, nodeRules, needed } = contracts.graphql;
      const { [field]: _gone, ...others } = server.subjects.resolvers[typeName] ?? {};
      const resolvers = mergeResolvers([
        { ...server.subjects.resolvers, [typeName]: others },
        nodeResolvers(server.subjects.nodes, nodeRules),
      ]);
      expect(() => executableSchema(text, resolvers, rules, needed)).toThrow(
        `There is no resolver for ${typeName}.${field} of the GraphQL contract.`,
      );
    },
  );

  it('does not compile without a resolver for a field that no property of the parent holds', () => {
    expectTypeOf<
      | 'Program.utility'
      | 'User.orders'
      | 'Staff.auditLog'
      | 'HomeSummary.placements'
      | 'Mutation.createUtility'
    >().toExtend<NeededResolver>();
    expectTypeOf<
      Extract<NeededResolver, 'Program.name' | 'Balance.points' | 'PageInfo.hasNextPage'>
    >().toBeNever();
    expectTypeOf<'Program.utility' | 'Program.rules'>().toExtend<
      Exclude<NeededResolver, AnsweredBy<Omit<typeof programResolvers, 'Program'>>>
    >();
    expectTypeOf<
      Extract<AnsweredBy<typeof programResolvers>, 'Program.utility'>
    >().toEqualTypeOf<'Program.utility'>();
  });

  it('does not compile while the fields that stop the start lack one', () => {
    expectTypeOf<keyof typeof neededResolvers>().toEqualTypeOf<UnheldField>();
    expectTypeOf<'MemberRecord.program' | 'WaitingHome.utility'>().toExtend<UnheldField>();
    expect(contracts.graphql.needed).toContain('WaitingHome.utility');
  });

  it('finds by its id every object that has one', () => {
    const types = Object.values(buildSchema(schemaText).getTypeMap()).filter(isObjectType);
    const nodes = types
      .filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'))
      .map(({ name }) => name);
    expect(Object.keys(server.subjects.nodes).sort()).toEqual(nodes.sort());
  });
});
