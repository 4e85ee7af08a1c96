import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { OPENADR_PATH } from './problem.ts';

/** The part of an OpenAPI document that the server uses. */
export interface ContractDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ContractOperation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

interface Reference {
  readonly $ref: string;
}

interface ContractParameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly schema: object;
}

interface ContractResponse {
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}

interface BodySchema {
  readonly properties?: Readonly<Record<string, { readonly format?: string }>>;
}

export interface ContractOperation {
  readonly operationId: string;
  readonly parameters?: readonly (ContractParameter | Reference)[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, { readonly schema?: BodySchema }>>;
  };
  readonly responses: Readonly<Record<string, ContractResponse | Reference>>;
}

export type Check = (value: unknown) => readonly ErrorObject[];

/** Validators of one operation. Those of parameters and query coerce values and apply defaults in place. */
export interface OperationChecks {
  readonly params: Check;
  readonly query: Check;
  readonly headers: Check;
  readonly body: Check;
  /** The body is a multipart form of texts, validated as one object. */
  readonly takesForm: boolean;
  /** Null for a status that the contract doesn't list. */
  answer(status: number): Check | null;
}

const nothing: Check = () => [];

const contracts = new WeakMap<ContractDocument, Contract>();

/** The servers of one process share what is compiled for a document. */
export function sharedContract(document: ContractDocument): Contract {
  const contract = contracts.get(document) ?? new Contract(document);
  contracts.set(document, contract);
  return contract;
}

/**
 * Two validators, because address parameters are coerced while JSON bodies must have the exact types; and one for OpenADR,
 * whose devices may send fields that we don't know: they are left out.
 */
class Contract {
  readonly #document: ContractDocument;
  readonly #texts: Ajv2020;
  readonly #values: Ajv2020;
  readonly #openValues: Ajv2020;
  readonly #checks = new Map<string, OperationChecks>();

  constructor(document: ContractDocument) {
    this.#document = document;
    this.#texts = validator({ coerceTypes: 'array', useDefaults: true });
    this.#values = validator({ useDefaults: true });
    this.#openValues = validator({ useDefaults: true, removeAdditional: true });
    for (const ajv of [this.#texts, this.#values, this.#openValues])
      ajv.addSchema(document, 'contract', undefined, false);
  }

  operationChecks(path: string, method: string): OperationChecks {
    const key = `${method} ${path}`;
    const checks = this.#checks.get(key) ?? this.#makeChecks(path, method);
    this.#checks.set(key, checks);
    return checks;
  }

  #makeChecks(path: string, method: string): OperationChecks {
    const operation = this.#document.paths[path]?.[method];
    if (!operation) throw new Error(`The contract has no ${method} ${path}.`);
    const parameters = (operation.parameters ?? []).map((each) => this.#resolved<ContractParameter>(each));
    const answers = new Map<string, Check | null>();
    return {
      params: this.#parameterCheck(parameters, 'path', true),
      query: this.#parameterCheck(parameters, 'query', false),
      headers: this.#parameterCheck(
        parameters.map((each) => ({ ...each, name: each.name.toLowerCase() })),
        'header',
        true,
      ),
      body: this.#bodyCheck(operation, path, method),
      takesForm: isTextForm(operation),
      answer: (status) => {
        const key = String(status) in operation.responses ? String(status) : 'default';
        if (!answers.has(key)) answers.set(key, this.#answerCheck(operation, key));
        return answers.get(key) ?? null;
      },
    };
  }

  #parameterCheck(
    parameters: readonly ContractParameter[],
    place: ContractParameter['in'],
    others: boolean,
  ): Check {
    const here = parameters.filter((parameter) => parameter.in === place);
    if (here.length === 0 && others) return nothing;
    return check(() =>
      this.#texts.compile({
        type: 'object',
        properties: Object.fromEntries(here.map(({ name, schema }) => [name, absolute(schema)])),
        required: here.filter(({ required }) => required).map(({ name }) => name),
        additionalProperties: others,
      }),
    );
  }

  #bodyCheck(operation: ContractOperation, path: string, method: string): Check {
    const media = Object.keys(operation.requestBody?.content ?? {})[0];
    if (media === undefined || (media !== 'application/json' && !isTextForm(operation))) return nothing;
    const values = path.startsWith(OPENADR_PATH) ? this.#openValues : this.#values;
    const run = check(() =>
      values.compile({
        $ref: pointer('paths', path, method, 'requestBody', 'content', media, 'schema'),
      }),
    );
    const optional = operation.requestBody?.required !== true;
    return (value) => (optional && value === undefined ? [] : run(value));
  }

  #answerCheck(operation: ContractOperation, status: string): Check | null {
    const response = operation.responses[status];
    if (response === undefined) return null;
    const schema = this.#resolved<ContractResponse>(response).content?.['application/json']?.schema;
    return schema === undefined ? nothing : check(() => this.#values.compile(absolute(schema) as object));
  }

  #resolved<T>(value: T | Reference): T {
    if (value === null || typeof value !== 'object' || !('$ref' in value)) return value;
    let at: unknown = this.#document;
    for (const step of value.$ref.replace(/^#\//, '').split('/'))
      at = (at as Record<string, unknown> | undefined)?.[step.replaceAll('~1', '/').replaceAll('~0', '~')];
    if (at === undefined) throw new Error(`The contract has nothing at ${value.$ref}.`);
    return this.#resolved(at as T);
  }
}

function isTextForm({ requestBody }: ContractOperation): boolean {
  const schema = requestBody?.content['multipart/form-data']?.schema;
  return (
    schema?.properties !== undefined &&
    Object.values(schema.properties).every(({ format }) => format !== 'binary')
  );
}

function validator(options: ConstructorParameters<typeof Ajv2020>[0]): Ajv2020 {
  const ajv = new Ajv2020({ ...options, strict: false, allErrors: true, validateFormats: true });
  addFormats(ajv);
  return ajv;
}

/** Compiles on first use, because compiling all would delay every start by half a second. */
function check(compile: () => ValidateFunction): Check {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= compile();
    return validate(value) ? [] : (validate.errors ?? []);
  };
}

function pointer(...steps: string[]): string {
  return `contract#/${steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
}

/** Makes references absolute, so that a schema compiles anywhere. */
function absolute(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(absolute);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' && value.startsWith('#')
        ? `contract${value}`
        : absolute(value),
    ]),
  );
}
