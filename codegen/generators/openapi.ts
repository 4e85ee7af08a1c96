import { load } from 'js-yaml';
import { readSource } from './output.ts';

/** The part of an OpenAPI document that the generators and the contract tests read. */
export interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** What we call, by name. */
  readonly webhooks?: OpenApi['paths'];
  readonly components: {
    readonly parameters: Readonly<Record<string, OpenApiParameter>>;
    readonly responses: Readonly<Record<string, OpenApiResponse>>;
    readonly schemas: Readonly<Record<string, unknown>>;
  };
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly security?: readonly unknown[];
}

export interface OpenApiReference {
  readonly $ref: string;
}

export interface OpenApiParameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header' | 'cookie';
  readonly description?: string;
  readonly required?: boolean;
  readonly schema: Readonly<Record<string, unknown>>;
}

export interface OpenApiResponse {
  readonly description?: string;
  readonly content?: Readonly<Record<string, OpenApiMedia>>;
}

export interface OpenApiMedia {
  readonly schema?: unknown;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export interface OpenApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly (OpenApiParameter | OpenApiReference)[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, OpenApiMedia>>;
  };
  readonly responses: Readonly<Record<string, OpenApiResponse | OpenApiReference>>;
}

export interface PlacedOperation {
  readonly path: string;
  readonly method: string;
  readonly operation: OpenApiOperation;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

export function parseOpenApi(text: string): OpenApi {
  return load(text) as OpenApi;
}

export function readOpenApi(): OpenApi {
  return parseOpenApi(readSource('openapi.yaml'));
}

/** Every operation of the document with its path and method, in the file's order. */
export const listOperations = (document: OpenApi): PlacedOperation[] => placed(document.paths);

/** What we call at partners' addresses: each with its name in place of a path. */
export const listWebhooks = (document: OpenApi): PlacedOperation[] => placed(document.webhooks ?? {});

function placed(paths: OpenApi['paths']): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({ path, method, operation: operation as OpenApiOperation })),
  );
}

/** The target of a `$ref` within the document; any other value unchanged. */
export function resolved<T>(document: OpenApi, value: T | OpenApiReference): T {
  if (value === null || typeof value !== 'object' || !('$ref' in value)) return value;
  const { $ref: reference } = value;
  let at: unknown = document;
  for (const step of reference.replace(/^#\//, '').split('/'))
    at = (at as Record<string, unknown> | undefined)?.[step];
  if (at === undefined) throw new Error(`openapi.yaml has nothing at ${reference}.`);
  return resolved(document, at as T);
}

export function listParameters(document: OpenApi, operation: OpenApiOperation): OpenApiParameter[] {
  return (operation.parameters ?? []).map((parameter) => resolved<OpenApiParameter>(document, parameter));
}
