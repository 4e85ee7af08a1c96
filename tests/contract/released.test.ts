import { buildSchema, findBreakingChanges, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { parseOpenApi, type OpenApi } from '../../codegen/generators/openapi.ts';
import { readSource } from '../../codegen/generators/output.ts';
import { openapiChanges } from './openapiChanges.ts';

const released = (name: string): string => readSource(`tests/contract/released/${name}`);

// An app loaded before a release keeps running for a while after it. `npm run contract:release` stores its contracts.
describe('an app of the last release still works', () => {
  it('with the GraphQL contract', () => {
    const changes = findBreakingChanges(
      buildSchema(released('schema.graphql')),
      buildSchema(readSource('schema.graphql')),
    );
    expect(changes.map(({ description }) => description)).toEqual([]);
  });

  it('with the operations that it sends', () => {
    const schema = buildSchema(readSource('schema.graphql'));
    const operations = Object.values(JSON.parse(released('persisted.json')) as Record<string, string>);
    expect(operations.flatMap((text) => validate(schema, parse(text)).map(({ message }) => message))).toEqual(
      [],
    );
  });

  it('with the REST contract', () => {
    expect(
      openapiChanges(parseOpenApi(released('openapi.yaml')), parseOpenApi(readSource('openapi.yaml'))),
    ).toEqual([]);
  });
});

describe('a change of the REST contract that breaks an app is named', () => {
  const before = `
    openapi: 3.1.0
    tags: [{ name: meter }]
    security: []
    paths:
      /things/{id}:
        get:
          operationId: getThing
          tags: [meter]
          parameters:
            - { name: id, in: path, required: true, schema: { type: string, maxLength: 64 } }
            - { name: show, in: query, schema: { type: string, enum: [all, mine] } }
          responses:
            '200': { description: It., content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
            '404': { description: None. }
        post:
          operationId: saveThing
          tags: [meter]
          requestBody:
            content:
              application/json:
                schema:
                  type: object
                  required: [name]
                  properties: { name: { type: string, maxLength: 80 }, note: { type: [string, 'null'] } }
          responses:
            '200': { description: Done. }
    components:
      parameters: {}
      responses: {}
      schemas:
        Thing:
          type: object
          required: [name, size, inner]
          properties:
            name: { type: string }
            size: { type: integer }
            kind: { type: string, enum: [a, b] }
            inner: { oneOf: [{ $ref: '#/components/schemas/Thing' }, { type: 'null' }] }
  `;
  const changed = (from: string, to: string): OpenApi => {
    if (!before.includes(from)) throw new Error(`The contract of this test has no ${from}.`);
    return parseOpenApi(before.replace(from, to));
  };

  const breaking: [from: string, to: string, changes: string[]][] = [
    ['/things/{id}:', '/items/{id}:', ['GET /things/{id} is gone.', 'POST /things/{id} is gone.']],
    [
      'security: []',
      'security: [{ session: [] }]',
      ['GET /things/{id} now asks for a session.', 'POST /things/{id} now asks for a session.'],
    ],
    ['in: query,', 'in: query, required: true,', ['GET /things/{id} now asks for the parameter show.']],
    ['name: show', 'name: view', ['GET /things/{id} no longer takes the parameter show.']],
    ['enum: [all, mine]', 'enum: [all]', ['GET /things/{id} parameter show no longer takes "mine".']],
    ['maxLength: 64', 'maxLength: 36', ['GET /things/{id} parameter id: maxLength is 36 now.']],
    ['required: [name]', 'required: [name, note]', ['POST /things/{id} body.note must be given now.']],
    ["type: [string, 'null'] }", 'type: string }', ['POST /things/{id} body.note may no longer be null.']],
    [", note: { type: [string, 'null'] }", '', ['POST /things/{id} body.note is gone.']],
    ['application/json:\n', 'text/plain:\n', ['POST /things/{id} body: application/json is gone.']],
    ["'404': { description: None. }", '', ['GET /things/{id} no longer answers 404.']],
    ['size: { type: integer }', '', ['GET /things/{id} 200.size is gone.']],
    [
      'size: { type: integer }',
      "size: { type: [integer, 'null'] }",
      ['GET /things/{id} 200.size may now be null.'],
    ],
    ['[name, size, inner]', '[name, inner]', ['GET /things/{id} 200.size may be missing now.']],
    [
      'kind: { type: string, enum: [a, b] }',
      'kind: { type: string }',
      ['GET /things/{id} 200.kind may now be anything.'],
    ],
    [
      "{ type: 'null' }]",
      "{ type: 'null' }, { type: string }]",
      ['GET /things/{id} 200.inner has a new variant.'],
    ],
  ];

  it.each(breaking.map(([from, to, changes]) => ({ from, to, changes, said: changes.join(' ') })))(
    '$said',
    ({ from, to, changes }) => {
      expect(openapiChanges(parseOpenApi(before), changed(from, to))).toEqual(changes);
    },
  );

  it.each([
    [
      'a new parameter',
      'parameters:\n            -',
      'parameters:\n            - { name: more, in: query, schema: { type: string } }\n            -',
    ],
    ['a new value that is taken', 'enum: [all, mine]', 'enum: [all, mine, theirs]'],
    [
      'a new property that may be given',
      "note: { type: [string, 'null'] }",
      "note: { type: [string, 'null'] }, more: { type: string }",
    ],
    ['a longer text', 'maxLength: 80', 'maxLength: 200'],
    [
      'a new property of an answer',
      'size: { type: integer }',
      'size: { type: integer }\n            more: { type: string }',
    ],
    ['a property that is always there now', '[name, size, inner]', '[name, size, inner, kind]'],
    ['a new value of an answer', 'enum: [a, b]', 'enum: [a, b, c]'],
    [
      'a new answer',
      "'404': { description: None. }",
      "'404': { description: None. }\n            '409': { description: Twice. }",
    ],
  ])('%s breaks nothing', (_what, from, to) => {
    expect(openapiChanges(parseOpenApi(before), changed(from, to))).toEqual([]);
  });
});
