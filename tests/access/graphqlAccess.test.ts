import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  Kind,
  parse,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import persisted from '../../codegen/graphql/persisted.json' with { type: 'json' };
import { schemaText } from '../../codegen/graphql/schema.ts';
import type { AccessRule } from '../../src/server/platform/access/accessRule.ts';
import { graphqlRules } from '../../src/server/platform/access/graphqlRules.ts';
import { nodeRules } from '../../src/server/platform/access/nodeRules.ts';
import { askers, makeAskers, mayBy, type Asker } from '../support/askers.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let clients: Readonly<Record<Asker, HttpClient>>;
beforeAll(async () => {
  server = await testServer();
  clients = await makeAskers(server);
});
afterAll(() => server.close());

const schema = buildSchema(schemaText);
const madeUp = '0190a1b2-0000-7000-8000-0000000000ff';

/** Any valid value of the type. */
function anyValue(type: GraphQLInputType): string {
  if (isNonNullType(type)) return anyValue(type.ofType);
  if (isListType(type)) return '[]';
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name ?? '';
  if (isInputObjectType(named)) return `{${requiredFields(Object.values(named.getFields()))}}`;
  const scalars: Readonly<Record<string, string>> = {
    ID: `"${toGlobalId('Program', madeUp)}"`,
    Int: '1',
    Float: '1',
    Boolean: 'false',
    DateTime: '"2030-01-01T00:00:00Z"',
    Date: '"2030-01-01"',
  };
  return scalars[named.name] ?? '"text"';
}

function requiredFields(
  fields: readonly { name: string; type: GraphQLInputType; defaultValue?: unknown }[],
): string {
  return fields
    .filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined)
    .map(({ name, type }) => `${name}: ${anyValue(type)}`)
    .join(', ');
}

function buildCall(field: GraphQLField<unknown, unknown>): string {
  const args = requiredFields(field.args);
  const type = getNamedType(field.type);
  const refusal =
    isUnionType(type) && type.getTypes().some(({ name }) => name === 'Refusal')
      ? ' ... on Refusal { code }'
      : '';
  const selection = 'getFields' in type || isUnionType(type) ? ` { __typename${refusal} }` : '';
  return `answer: ${field.name}${args === '' ? '' : `(${args})`}${selection}`;
}

function listFields(typeName: string): GraphQLField<unknown, unknown>[] {
  const type = schema.getType(typeName);
  return isObjectType(type) ? Object.values((type as GraphQLObjectType<unknown, unknown>).getFields()) : [];
}

const ruled = (typeName: 'Query' | 'Mutation' | 'Staff') =>
  listFields(typeName).flatMap((field) =>
    askers.map(
      (asker) =>
        [
          `${typeName}.${field.name}`,
          asker,
          field,
          (graphqlRules[typeName] as Record<string, AccessRule>)[field.name],
        ] as const,
    ),
  );

describe('GraphQL access: every root field, every kind of caller', () => {
  it('has a rule for each field and each kind of node', () => {
    for (const typeName of ['Query', 'Mutation', 'Staff'] as const)
      expect(Object.keys(graphqlRules[typeName]).sort()).toEqual(
        listFields(typeName)
          .map(({ name }) => name)
          .sort(),
      );
    const nodes = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node'))
      .map(({ name }) => name);
    expect(Object.keys(nodeRules).sort()).toEqual(nodes.sort());
  });

  it.each(ruled('Mutation'))('%s by %s', async (_field, asker, field, rule = 'member') => {
    const { data, errors } = await clients[asker]
      .clone()
      .graphql<{ answer: { __typename: string; code?: string } }>(`mutation { ${buildCall(field)} }`);
    const verdict = mayBy(rule, asker);
    if (verdict === 'stranger')
      expect(errors[0]?.extensions).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    else if (verdict === 'forbidden')
      expect(data?.answer).toEqual({ __typename: 'Refusal', code: 'FORBIDDEN' });
    else expect([errors, data?.answer.code]).not.toEqual([[], 'FORBIDDEN']);
  });

  it.each(ruled('Staff'))('%s by %s', async (_field, asker, field, rule = 'member') => {
    const { data, errors } = await clients[asker]
      .clone()
      .graphql<{ staff: { answer: unknown } | null }>(`{ staff { ${buildCall(field)} } }`);
    expect(errors).toEqual([]);
    if (mayBy('staff', asker) !== 'allowed') expect(data?.staff).toBe(null);
    else if (mayBy(rule, asker) !== 'allowed') expect(data?.staff?.answer).toBe(null);
    else if (
      !/^(?:utility|program|statement|statementPreview|liability|backtest|member|event|eventTemplate|eventResend|eventPreview|order|payout|cashoutMember|memberLedger|memberResult|memberTimeline|memberMessages|memberAccess|memberLogIns|memberConsents|memberConnectionChanges|memberDeviceLog|memberOrders|memberSpins|memberReferrals|memberHome|memberDevices|memberNotes|movePreview|taxYear|payoutsComparedAt|wheelPrize|wheelDraw|reward|segment|segmentAnswer|segmentCondition|content|helpArticle|feature|featureAnswer|memberFeatures|experiment|deviceOffer|staffAccount|drafts|readAt)$/.test(
        field.name,
      )
    )
      expect(data?.staff?.answer).not.toBe(null);
  });

  it.each(ruled('Query'))('%s by %s does not fail', async (_field, asker, field) => {
    expect((await clients[asker].clone().graphql(`{ ${buildCall(field)} }`)).errors).toEqual([]);
  });
});

describe('the persisted operations of the app', () => {
  const operations = Object.entries(persisted as Record<string, string>).map(([id, text]) => {
    const [definition] = parse(text).definitions;
    const name = definition?.kind === Kind.OPERATION_DEFINITION ? (definition.name?.value ?? id) : id;
    const kind = definition?.kind === Kind.OPERATION_DEFINITION ? definition.operation : 'query';
    return { id, name, kind, text };
  });

  it.each(operations.map((operation) => [operation.name, operation] as const))(
    '%s gives a stranger and a member of another brand nothing of staff or of members',
    async (_name, { id, kind, text }) => {
      for (const asker of ['a stranger', 'a member of another brand'] as const) {
        const { data, errors } = await clients[asker]
          .clone()
          .graphql<Record<string, Record<string, unknown> | null>>({ id });
        if (kind === 'mutation') {
          expect(data).toBe(null);
          expect(errors.length).toBeGreaterThan(0);
        } else if (errors.length === 0) {
          if (text.includes('staff')) expect(data?.['staff'] ?? null).toBe(null);
          for (const own of ['user', 'session', 'home']) expect(data?.['viewer']?.[own] ?? null).toBe(null);
        }
      }
    },
  );
});
