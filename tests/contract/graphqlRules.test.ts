import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isUnionType,
  parse,
  validate,
  type GraphQLNamedType,
  type GraphQLArgument,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { schemaText } from '../../codegen/graphql/schema.ts';
import { readSource } from '../../codegen/generators/output.ts';

const schema = buildSchema(schemaText);
const types = Object.values(schema.getTypeMap()).filter(
  ({ name, astNode }) => !name.startsWith('__') && astNode != null,
);
const objects = types.filter(isObjectType);
const described = (text: string | null | undefined): boolean => /^\S.*[.?]$/s.test(text?.trim() ?? '');

/** Every part of the type that needs a description, with its description. */
function places(type: GraphQLNamedType): [place: string, text: string | null | undefined][] {
  const found: [string, string | null | undefined][] = [[type.name, type.description]];
  if (isEnumType(type))
    for (const value of type.getValues()) found.push([`${type.name}.${value.name}`, value.description]);
  if (isInputObjectType(type))
    for (const field of Object.values(type.getFields()))
      found.push([`${type.name}.${field.name}`, field.description]);
  if (isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) {
      found.push([`${type.name}.${field.name}`, field.description]);
      for (const argument of field.args)
        found.push([`${type.name}.${field.name}(${argument.name}:)`, argument.description]);
    }
  }
  return found;
}

function listFields(name: string): Record<string, string> {
  const type = schema.getType(name);
  if (!isObjectType(type) && !isInterfaceType(type)) return {};
  return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, String(field.type)]));
}

describe('the GraphQL contract', () => {
  it('GQL-32: describes every type, field, argument and value in a sentence', () => {
    const silent = types.flatMap(places).filter(([, text]) => !described(text));
    expect(silent.map(([place]) => place)).toEqual([]);
  });

  describe('objects have global ids', () => {
    it('finds every object by its id', () => {
      expect(listFields('Node')).toEqual({ id: 'ID!' });
      expect(listFields('Query')).toMatchObject({ node: 'Node', nodes: '[Node]!' });
      const node = schema.getQueryType()?.getFields()['node'];
      expect(node?.args.map(({ name, type }) => `${name}: ${String(type)}`)).toEqual(['id: ID!']);
    });

    it.each(
      objects
        .filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'))
        .map(({ name }) => name),
    )('%s has an id', (name) => {
      expect(listFields(name)['id']).toBe('ID!');
    });
  });

  describe('lists are connections', () => {
    const connections = objects.filter(({ name }) => name.endsWith('Connection')).map(({ name }) => name);

    it('pages in both directions', () => {
      expect(listFields('PageInfo')).toEqual({
        hasNextPage: 'Boolean!',
        hasPreviousPage: 'Boolean!',
        startCursor: 'String',
        endCursor: 'String',
      });
    });

    it.each(connections)('%s has edges, and they have nodes and cursors', (name) => {
      const edge = name.replace(/Connection$/, 'Edge');
      expect(listFields(name)).toMatchObject({ edges: `[${edge}!]!`, pageInfo: 'PageInfo!' });
      expect(listFields(edge)).toMatchObject({ cursor: 'String!' });
      const node = getNamedType((schema.getType(edge) as (typeof objects)[number]).getFields()['node']?.type);
      expect(isObjectType(node)).toBe(true);
    });

    const givers = objects.flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({ place: `${type.name}.${field.name}`, field })),
    );
    it.each(givers.filter(({ field }) => connections.includes(getNamedType(field.type).name)))(
      '$place takes first and after',
      ({ field }) => {
        const taken = Object.fromEntries(field.args.map(({ name, type }) => [name, String(type)]));
        expect(taken).toMatchObject({ first: 'Int', after: 'String' });
        expect(field.args.find(({ name }) => name === 'first')?.defaultValue).toBeTypeOf('number');
      },
    );
  });

  describe('writes', () => {
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

    /** GQL-07 to GQL-10: these take an id beside their input. */
    const withId = /^(?:create|update)(?:AttributeFilter|Compound)Segment$/;
    const inputOf = (args: readonly GraphQLArgument[]) => args.find(({ name }) => name === 'input');

    it.each(mutations)(
      '$name takes one input and returns its result or a refusal',
      ({ name, args, type }) => {
        expect(args.map((argument) => argument.name)).toEqual(
          withId.test(name) ? ['id', 'input'] : ['input'],
        );
        const input = inputOf(args);
        expect(input !== undefined && isNonNullType(input.type) && isInputObjectType(input.type.ofType)).toBe(
          true,
        );
        const payload = getNamedType(type);
        expect(isNonNullType(type) && isUnionType(payload)).toBe(true);
        expect(isUnionType(payload) ? payload.getTypes().map(({ name }) => name) : []).toContain('Refusal');
      },
    );

    // A draft changes nothing yet, and is kept while someone types.
    const changing = mutations.filter(({ name }) => !name.endsWith('Draft'));
    it.each(changing.filter(({ description }) => description?.includes('Role key: internal_')))(
      '$name asks staff for a reason',
      ({ args }) => {
        const input = getNamedType(inputOf(args)?.type);
        expect(isInputObjectType(input) ? String(input.getFields()['reason']?.type) : '').toBe('String!');
      },
    );

    it.each(
      mutations.filter(({ args }) =>
        /^(?:Update|Change|Cancel)/.test(getNamedType(args[0]?.type)?.name ?? ''),
      ),
    )('$name names the version it was made from', ({ args }) => {
      const input = getNamedType(args[0]?.type);
      expect(isInputObjectType(input) ? String(input.getFields()['version']?.type) : '').toBe('Int!');
    });
  });

  describe('the operations of the app', () => {
    const persisted = Object.entries(
      JSON.parse(readSource('codegen/graphql/persisted.json')) as Record<string, string>,
    );
    const named = persisted.map(([id, text]) => ({
      id,
      text,
      name: /^(?:query|mutation) (?<name>\w+)/.exec(text)?.groups?.['name'],
    }));

    it('have names of their own', () => {
      expect(named.filter(({ name }) => name === undefined)).toEqual([]);
      expect(new Set(named.map(({ name }) => name)).size).toBe(named.length);
    });

    it('fit the contract', () => {
      const faults = named.flatMap(({ name, text }) =>
        validate(schema, parse(text)).map(({ message }) => `${name ?? text}: ${message}`),
      );
      expect(faults).toEqual([]);
    });
  });
});
