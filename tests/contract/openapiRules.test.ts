import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { load, YAML11_SCHEMA } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import {
  listOperations,
  listParameters,
  readOpenApi,
  resolved,
  type OpenApiMedia,
  type OpenApiResponse,
} from '../../codegen/generators/openapi.ts';
import { readSource } from '../../codegen/generators/output.ts';

const document = readOpenApi();
const operations = listOperations(document);
const called = operations.map((place) => ({ ...place, name: `${place.method.toUpperCase()} ${place.path}` }));

const subjects =
  `account brands session signup utility meter energy events devices rewards wheel wallet money cashout offers referrals settings placements features
  segments experiments messages announcements analytics programs ledger settlement notifications audit help members partner`.split(
    /\s+/,
  );

type Schema = Readonly<Record<string, unknown>>;
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const described = (value: unknown): boolean =>
  isSchema(value) && typeof value['description'] === 'string' && value['description'].trim() !== '';

const ajv = new Ajv2020({
  strict: true,
  strictTypes: false,
  strictRequired: false,
  allErrors: true,
  validateFormats: true,
});
addFormats(ajv);
for (const word of ['binary', 'password']) ajv.addFormat(word, true);
for (const word of [
  'tags',
  'paths',
  'webhooks',
  'components',
  'info',
  'servers',
  'security',
  'openapi',
  'example',
])
  ajv.addKeyword(word);
ajv.addSchema({ $id: 'https://contract.invalid/', ...document });

/** The same schema for the validator: its references lead into the document. */
const placed = (schema: unknown): Schema =>
  JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components/', '"https://contract.invalid/#/components/'),
  ) as Schema;

/** Every property, item and variant below a schema, with its path. References are checked at their target. */
function parts(schema: unknown, place: string): [place: string, schema: Schema][] {
  if (!isSchema(schema) || '$ref' in schema) return [];
  const below: [string, unknown][] = [];
  const { properties, items, additionalProperties } = schema;
  if (isSchema(properties))
    below.push(
      ...Object.entries(properties).map(([name, property]): [string, unknown] => [
        `${place}.${name}`,
        property,
      ]),
    );
  if (isSchema(items)) below.push([`${place}[]`, items]);
  if (isSchema(additionalProperties)) below.push([`${place}{}`, additionalProperties]);
  for (const word of ['oneOf', 'anyOf', 'allOf']) {
    const variants = schema[word];
    if (Array.isArray(variants))
      below.push(...variants.map((variant: unknown): [string, unknown] => [place, variant]));
  }
  return [[place, schema], ...below.flatMap(([at, part]) => parts(part, at))];
}

function listMedia(place: (typeof called)[number]): [where: string, type: string, media: OpenApiMedia][] {
  const found: [string, string, OpenApiMedia][] = [];
  for (const [type, media] of Object.entries(place.operation.requestBody?.content ?? {}))
    found.push([`${place.name} body`, type, media]);
  for (const [status, answer] of Object.entries(place.operation.responses)) {
    const { content } = resolved<OpenApiResponse>(document, answer);
    for (const [type, media] of Object.entries(content ?? {}))
      found.push([`${place.name} ${status}`, type, media]);
  }
  return found;
}

const allMedia = called.flatMap(listMedia);
const allSchemas = [
  ...Object.entries(document.components.schemas).flatMap(([name, schema]) => parts(schema, name)),
  ...allMedia.flatMap(([where, , { schema }]) => parts(schema, where)),
];

describe('the REST contract', () => {
  it('is written once: the compiled form agrees', () => {
    expect(JSON.parse(readSource('codegen/rest/openapi.json'))).toEqual(document);
  });

  it('reads the same in YAML 1.1, where a bare OFF is false', () => {
    const old = load(readSource('openapi.yaml'), { schema: YAML11_SCHEMA });
    expect(old).toEqual(document);
  });

  it('names every operation, once', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]+$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has no part that nothing uses', () => {
    const text = JSON.stringify(document);
    const unused = Object.entries(document.components).flatMap(([kind, all]) =>
      kind === 'securitySchemes'
        ? []
        : Object.keys(all as object)
            .map((name) => `#/components/${kind}/${name}`)
            .filter((reference) => !text.includes(`"${reference}"`)),
    );
    // A response that any write may give in future, and its schema: the transport handles them already.
    expect(unused.filter((reference) => !/\/responses\/(?:Redirected|Forbidden)$/.test(reference))).toEqual(
      [],
    );
  });

  describe.each(called)('$name', ({ path, method, operation }) => {
    const parameters = listParameters(document, operation);
    const statuses = Object.keys(operation.responses);

    it('belongs to one subject, and has a summary', () => {
      expect(operation.tags).toHaveLength(1);
      expect(subjects).toContain(operation.tags[0]);
      expect(document.tags.map(({ name }) => name)).toContain(operation.tags[0]);
      expect(operation.summary).toMatch(/^\S.*\.$/);
    });

    it('describes its parameters and its answers', () => {
      expect(parameters.filter((parameter) => !described(parameter)).map(({ name }) => name)).toEqual([]);
      const silent = Object.entries(operation.responses).filter(
        ([, answer]) => !described(resolved<OpenApiResponse>(document, answer)),
      );
      expect(silent.map(([status]) => status)).toEqual([]);
    });

    it('answers under maintenance and when something goes wrong', () => {
      // OpenADR answers a new object with 201.
      const done = path.startsWith('/openadr3/') && method === 'post' ? '201' : '200';
      expect(statuses).toEqual(expect.arrayContaining([done, '503', 'default']));
    });

    it('declares the response for callers without access', () => {
      const needed = operation.security?.length === 0 ? [] : ['401', ...(path.includes('{') ? ['404'] : [])];
      expect(statuses).toEqual(expect.arrayContaining(needed));
    });

    it('guards writes against forgery and against repeats', () => {
      const headers = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
      // A key is sent by a program, never by a browser on its own.
      expect(headers.includes('X-CSRF-Token')).toBe(method !== 'get' && operation.tags[0] !== 'partner');
      if (method !== 'get') expect(statuses).toContain('400');
      if (headers.includes('Idempotency-Key')) expect(statuses).toContain('409');
      if (headers.includes('Idempotency-Key') && operation.tags[0] === 'partner')
        expect(statuses).toContain('422');
      expect(operation.requestBody === undefined || operation.requestBody.required === true).toBe(true);
    });

    it('declares its path’s parameters', () => {
      const inPath = [...path.matchAll(/\{(?<name>[^}]+)\}/g)].map((match) => match.groups?.['name']);
      expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(
        inPath,
      );
    });

    it('limits every text that it accepts', () => {
      const taken: [string, unknown][] = [
        ...parameters.map(({ name, schema }): [string, unknown] => [name, schema]),
        ...Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => parts(schema, 'body')),
      ];
      const endless = taken.filter(([, schema]) => {
        if (!isSchema(schema)) return false;
        const isText =
          schema['type'] === 'string' || (Array.isArray(schema['type']) && schema['type'].includes('string'));
        return isText && !['maxLength', 'enum', 'const', 'format'].some((word) => word in schema);
      });
      expect(endless.map(([name]) => name)).toEqual([]);
    });
  });

  describe('schemas', () => {
    it('describe every property', () => {
      const silent = allSchemas.flatMap(([place, schema]) =>
        Object.entries(isSchema(schema['properties']) ? schema['properties'] : {})
          .filter(([, property]) => !described(property) && !described(resolved(document, property)))
          .map(([name]) => `${place}.${name}`),
      );
      expect(silent).toEqual([]);
    });

    it('are closed: an extra property is an error', () => {
      const open = allSchemas.filter(
        ([, schema]) =>
          'properties' in schema && schema['type'] === 'object' && !('additionalProperties' in schema),
      );
      // Parts of a form are files.
      expect(
        [...new Set(open.map(([place]) => place))].filter((place) => place !== 'POST /api/meter_data body'),
      ).toEqual([]);
    });

    it('require only what they have', () => {
      const missing = allSchemas.flatMap(([place, schema]) =>
        ((schema['required'] as string[] | undefined) ?? [])
          .filter((name) => !(isSchema(schema['properties']) && name in schema['properties']))
          .map((name) => `${place}.${name}`),
      );
      expect(missing).toEqual([]);
    });

    it.each(allMedia.filter(([, type]) => type === 'application/json'))(
      '%s can be checked',
      (_where, _type, { schema }) => {
        expect(() => ajv.compile(placed(schema))).not.toThrow();
      },
    );
  });

  describe('examples', () => {
    const inMedia = allMedia.flatMap(([where, type, media]) => {
      const values = Object.values(media.examples ?? {}).map(({ value }) => value);
      return ('example' in media ? [media.example, ...values] : values).map((value) => ({
        where: `${where} ${type}`,
        schema: media.schema,
        value,
      }));
    });
    const inSchemas = allSchemas.flatMap(([where, schema]) =>
      Array.isArray(schema['examples'])
        ? schema['examples'].map((value: unknown) => ({ where, schema, value }))
        : [],
    );

    it.each([...inMedia, ...inSchemas])('that of $where fits', ({ schema, value }) => {
      const check = ajv.compile(placed(schema));
      check(value);
      expect(check.errors ?? []).toEqual([]);
    });

    it('show every body and every good answer', () => {
      const shown = ({ schema, ...media }: OpenApiMedia): boolean =>
        'example' in media ||
        'examples' in media ||
        (isSchema(resolved(document, schema)) && 'examples' in (resolved(document, schema) as Schema));
      const unshown = allMedia.filter(
        ([where, type, media]) =>
          type === 'application/json' && /(?:body| 200)$/.test(where) && !shown(media),
      );
      expect(unshown.map(([where]) => where)).toEqual([]);
    });
  });
});
