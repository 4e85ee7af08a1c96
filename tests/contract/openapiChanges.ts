import {
  listOperations,
  listParameters,
  resolved,
  type OpenApi,
  type OpenApiMedia,
  type OpenApiOperation,
  type OpenApiResponse,
} from '../../codegen/generators/openapi.ts';

type Schema = Readonly<Record<string, unknown>>;
type Side = 'taken' | 'given';

interface Comparison {
  readonly before: OpenApi;
  readonly after: OpenApi;
  /** Pairs of references that are being compared further up: schemas may contain themselves. */
  readonly open: ReadonlySet<string>;
}

/**
 * What breaks for an app built from `before` with a server built from `after`, in sentences. A new operation,
 * a new optional parameter or a new response property is compatible; accepting less or returning less is not.
 */
export function openapiChanges(before: OpenApi, after: OpenApi): string[] {
  const now = new Map(
    listOperations(after).map((place) => [`${place.method} ${place.path}`, place.operation]),
  );
  return listOperations(before).flatMap(({ method, path, operation }) => {
    const name = `${method.toUpperCase()} ${path}`;
    const successor = now.get(`${method} ${path}`);
    if (successor === undefined) return [`${name} is gone.`];
    const comparison: Comparison = { before, after, open: new Set() };
    return [
      ...accessChanges(name, comparison, operation, successor),
      ...parameterChanges(name, comparison, operation, successor),
      ...bodyChanges(name, comparison, operation, successor),
      ...answerChanges(name, comparison, operation, successor),
    ];
  });
}

function accessChanges(
  name: string,
  { before, after }: Comparison,
  was: OpenApiOperation,
  is: OpenApiOperation,
): string[] {
  const guarded = (document: OpenApi, { security }: OpenApiOperation): boolean =>
    (security ?? document.security ?? []).length > 0;
  return !guarded(before, was) && guarded(after, is) ? [`${name} now asks for a session.`] : [];
}

function parameterChanges(
  name: string,
  comparison: Comparison,
  was: OpenApiOperation,
  is: OpenApiOperation,
): string[] {
  const old = listParameters(comparison.before, was);
  const changes = listParameters(comparison.after, is)
    .filter(
      ({ required, in: place, name: word }) =>
        required === true &&
        !old.some((one) => one.in === place && one.name === word && one.required === true),
    )
    .map((parameter) => `${name} now asks for the parameter ${parameter.name}.`);
  for (const parameter of old) {
    const successor = listParameters(comparison.after, is).find(
      (one) => one.in === parameter.in && one.name === parameter.name,
    );
    if (successor === undefined) changes.push(`${name} no longer takes the parameter ${parameter.name}.`);
    else
      changes.push(
        ...schemaChanges(
          `${name} parameter ${parameter.name}`,
          'taken',
          comparison,
          parameter.schema,
          successor.schema,
        ),
      );
  }
  return changes;
}

function bodyChanges(
  name: string,
  comparison: Comparison,
  was: OpenApiOperation,
  is: OpenApiOperation,
): string[] {
  if (was.requestBody === undefined)
    return is.requestBody?.required === true ? [`${name} now asks for a body.`] : [];
  return mediaChanges(
    `${name} body`,
    'taken',
    comparison,
    was.requestBody.content,
    is.requestBody?.content ?? {},
  );
}

function answerChanges(
  name: string,
  comparison: Comparison,
  was: OpenApiOperation,
  is: OpenApiOperation,
): string[] {
  return Object.entries(was.responses).flatMap(([status, answer]) => {
    const successor = is.responses[status];
    if (successor === undefined) return [`${name} no longer answers ${status}.`];
    const old = resolved<OpenApiResponse>(comparison.before, answer);
    const now = resolved<OpenApiResponse>(comparison.after, successor);
    return mediaChanges(`${name} ${status}`, 'given', comparison, old.content ?? {}, now.content ?? {});
  });
}

type Content = Readonly<Record<string, OpenApiMedia>>;

function mediaChanges(
  place: string,
  side: Side,
  comparison: Comparison,
  was: Content,
  is: Content,
): string[] {
  return Object.entries(was).flatMap(([type, media]) => {
    const successor = is[type];
    if (successor === undefined) return [`${place}: ${type} is gone.`];
    return schemaChanges(place, side, comparison, media.schema, successor.schema);
  });
}

/** Breaking changes between two schemas, for values that the server accepts or returns. */
function schemaChanges(
  place: string,
  side: Side,
  comparison: Comparison,
  was: unknown,
  is: unknown,
): string[] {
  if (!isSchema(was) || !isSchema(is)) return [];
  const { before, after, open } = comparison;
  if ('$ref' in was || '$ref' in is) {
    const key = `${JSON.stringify(was['$ref'])} ${JSON.stringify(is['$ref'])}`;
    if (open.has(key)) return [];
    const deeper: Comparison = { before, after, open: new Set([...open, key]) };
    return schemaChanges(place, side, deeper, resolved<unknown>(before, was), resolved<unknown>(after, is));
  }
  return [
    ...valueChanges(place, side, was, is),
    ...limitChanges(place, side, was, is),
    ...propertyChanges(place, side, comparison, was, is),
    ...schemaChanges(`${place}[]`, side, comparison, was['items'], is['items']),
    ...schemaChanges(`${place}{}`, side, comparison, was['additionalProperties'], is['additionalProperties']),
    ...variantChanges(place, side, comparison, was, is),
  ];
}

/** Types and single values: fewer break requests, more break responses. */
function valueChanges(place: string, side: Side, was: Schema, is: Schema): string[] {
  const kinds = compareSets(listKinds(was), listKinds(is));
  const values = compareSets(listValues(was), listValues(is));
  const hadValues = listValues(was).length > 0;
  const hasValues = listValues(is).length > 0;
  if (side === 'given') {
    // A new response value is compatible: the app handles unknown values (as Relay's types require).
    return [
      ...kinds.added.map((kind) => `${place} may now be ${kind}.`),
      ...(hadValues && !hasValues ? [`${place} may now be anything.`] : []),
    ];
  }
  return [
    ...(listKinds(is).length === 0 ? [] : kinds.gone.map((kind) => `${place} may no longer be ${kind}.`)),
    ...(hadValues && hasValues ? values.gone.map((value) => `${place} no longer takes ${value}.`) : []),
    ...(!hadValues && hasValues ? [`${place} takes only ${listValues(is).join(', ')} now.`] : []),
  ];
}

function limitChanges(place: string, side: Side, was: Schema, is: Schema): string[] {
  if (side === 'given') return [];
  const changes: string[] = [];
  for (const word of ['maxLength', 'maximum', 'maxItems', 'maxProperties']) {
    if (typeof is[word] === 'number' && is[word] < Number(was[word] ?? Infinity))
      changes.push(`${place}: ${word} is ${is[word]} now.`);
  }
  for (const word of ['minLength', 'minimum', 'minItems', 'minProperties']) {
    if (typeof is[word] === 'number' && is[word] > Number(was[word] ?? -Infinity))
      changes.push(`${place}: ${word} is ${is[word]} now.`);
  }
  for (const word of ['pattern', 'format']) {
    if (is[word] !== undefined && is[word] !== was[word])
      changes.push(`${place}: ${word} is ${JSON.stringify(is[word])} now.`);
  }
  return changes;
}

function propertyChanges(
  place: string,
  side: Side,
  comparison: Comparison,
  was: Schema,
  is: Schema,
): string[] {
  const old = isSchema(was['properties']) ? was['properties'] : {};
  const now = isSchema(is['properties']) ? is['properties'] : {};
  const required = compareSets(toTexts(was['required']), toTexts(is['required']));
  const changes =
    side === 'taken'
      ? required.added.map((name) => `${place}.${name} must be given now.`)
      : required.gone.filter((name) => name in now).map((name) => `${place}.${name} may be missing now.`);
  for (const [name, property] of Object.entries(old)) {
    if (!(name in now)) changes.push(`${place}.${name} is gone.`);
    else changes.push(...schemaChanges(`${place}.${name}`, side, comparison, property, now[name]));
  }
  return changes;
}

/** Variants are compared in order, because they have no names. */
function variantChanges(
  place: string,
  side: Side,
  comparison: Comparison,
  was: Schema,
  is: Schema,
): string[] {
  return ['oneOf', 'anyOf', 'allOf'].flatMap((word) => {
    const old = Array.isArray(was[word]) ? (was[word] as unknown[]) : [];
    const now = Array.isArray(is[word]) ? (is[word] as unknown[]) : [];
    if (side === 'taken' && now.length < old.length) return [`${place} takes fewer variants now.`];
    if (side === 'given' && now.length > old.length && word !== 'allOf')
      return [`${place} has a new variant.`];
    return old.flatMap((variant, index) => schemaChanges(place, side, comparison, variant, now[index]));
  });
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function listKinds({ type }: Schema): string[] {
  const kinds = Array.isArray(type) ? type.map(String) : typeof type === 'string' ? [type] : [];
  return kinds.includes('number') ? [...new Set([...kinds, 'integer'])] : kinds;
}

function listValues(schema: Schema): string[] {
  if ('const' in schema) return [JSON.stringify(schema['const'])];
  return Array.isArray(schema['enum']) ? schema['enum'].map((value) => JSON.stringify(value)) : [];
}

function compareSets(was: readonly string[], is: readonly string[]): { gone: string[]; added: string[] } {
  return {
    gone: was.filter((value) => !is.includes(value)),
    added: is.filter((value) => !was.includes(value)),
  };
}
