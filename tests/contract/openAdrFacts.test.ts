import { describe, expect, it } from 'vitest';
import openapi from '../../codegen/rest/openapi.json' with { type: 'json' };

/*
 * Facts of OpenADR's description of 3.1.0, in our own words: which operations there are, and of each object the names, types
 * and choices. Source: grid-coordination/openadr3-specification, 3.1.0/openadr3.yaml.
 */

const BASE = '/openadr3/3.1.0';

/** The operations that devices may call, by their statuses when all is well. */
const OPERATIONS: Readonly<Record<string, string>> = {
  'get /programs': '200',
  'get /programs/{programID}': '200',
  'get /events': '200',
  'get /events/{eventID}': '200',
  'get /reports': '200',
  'post /reports': '201',
  'get /reports/{reportID}': '200',
  'put /reports/{reportID}': '200',
  'delete /reports/{reportID}': '200',
  'get /subscriptions': '200',
  'post /subscriptions': '201',
  'get /subscriptions/{subscriptionID}': '200',
  'put /subscriptions/{subscriptionID}': '200',
  'delete /subscriptions/{subscriptionID}': '200',
  'get /vens': '200',
  'post /vens': '201',
  'get /vens/{venID}': '200',
  'put /vens/{venID}': '200',
  'delete /vens/{venID}': '200',
  'get /resources': '200',
  'post /resources': '201',
  'get /resources/{resourceID}': '200',
  'put /resources/{resourceID}': '200',
  'delete /resources/{resourceID}': '200',
  'get /notifiers': '200',
};

/** What lists can be narrowed by. */
const QUERIES: Readonly<Record<string, string>> = {
  '/programs': 'limit skip targets',
  '/events': 'active limit programID skip targets',
  '/reports': 'clientName eventID limit programID skip',
  '/subscriptions': 'clientName limit objects programID skip',
  '/vens': 'limit skip targets venName',
  '/resources': 'limit resourceName skip targets venID',
};

interface Facts {
  readonly required: string;
  /** `name: type`, with `?` where null is allowed. */
  readonly fields: string;
  readonly choices?: Readonly<Record<string, readonly string[]>>;
}

const METADATA = 'id createdDateTime modificationDateTime objectType';
const metadata = 'id:string createdDateTime:string modificationDateTime:string objectType:string';
const kind = (name: string) => ({ objectType: [name] });

const ANSWERS: Readonly<Record<string, Facts>> = {
  OpenAdrProgram: {
    required: `${METADATA} programName`,
    fields: `${metadata} programName:string intervalPeriod:object programDescriptions:array? payloadDescriptors:array? attributes:array? targets:array?`,
    choices: kind('PROGRAM'),
  },
  OpenAdrEvent: {
    required: `${METADATA} programID`,
    fields: `${metadata} programID:string eventName:string? duration:string priority:integer? targets:array? reportDescriptors:array? payloadDescriptors:array? intervalPeriod:object intervals:array`,
    choices: kind('EVENT'),
  },
  OpenAdrReport: {
    required: `${METADATA} eventID clientName resources`,
    fields: `${metadata} clientID:string eventID:string clientName:string reportName:string? payloadDescriptors:array? resources:array`,
    choices: kind('REPORT'),
  },
  OpenAdrSubscription: {
    required: `${METADATA} clientName objectOperations`,
    fields: `${metadata} clientID:string clientName:string programID:string objectOperations:array targets:array?`,
    choices: kind('SUBSCRIPTION'),
  },
  OpenAdrVen: {
    required: `${METADATA} clientID venName`,
    fields: `${metadata} clientID:string venName:string targets:array? attributes:array?`,
    choices: kind('VEN'),
  },
  OpenAdrResource: {
    required: `${METADATA} clientID resourceName venID`,
    fields: `${metadata} clientID:string resourceName:string venID:string targets:array? attributes:array?`,
    choices: kind('RESOURCE'),
  },
  OpenAdrPeriod: { required: '', fields: 'start:string duration:string randomizeStart:string' },
  OpenAdrPayloadDescriptor: {
    required: 'objectType payloadType',
    fields: 'objectType:string payloadType:string units:string? currency:string?',
    choices: { objectType: ['EVENT_PAYLOAD_DESCRIPTOR'] },
  },
  OpenAdrReportDescriptor: {
    required: 'payloadType',
    fields: 'payloadType:string readingType:string? units:string?',
  },
  OpenAdrNotifiers: { required: 'WEBHOOK', fields: 'WEBHOOK:boolean MQTT:object' },
};

const REQUESTS: Readonly<Record<string, Facts>> = {
  OpenAdrReportRequest: {
    required: 'eventID clientName resources',
    fields: 'eventID:string clientName:string reportName:string? payloadDescriptors:array? resources:array',
  },
  OpenAdrReportPayload: {
    required: 'objectType payloadType',
    fields:
      'objectType:string payloadType:string readingType:string? units:string? accuracy:number? confidence:integer?',
    choices: { objectType: ['REPORT_PAYLOAD_DESCRIPTOR'] },
  },
  OpenAdrReportedResource: {
    required: 'resourceName intervals',
    fields: 'resourceName:string intervalPeriod:object intervals:array',
  },
  OpenAdrSubscriptionRequest: {
    required: 'clientName objectOperations',
    fields: 'clientName:string programID:string objectOperations:array targets:array?',
  },
  OpenAdrObjectOperation: {
    required: 'objects operations callbackUrl',
    fields: 'objects:array operations:array callbackUrl:string bearerToken:string?',
  },
  OpenAdrVenRequest: {
    required: 'objectType venName',
    fields: 'objectType:string venName:string attributes:array?',
    choices: { objectType: ['VEN_VEN_REQUEST', 'BL_VEN_REQUEST'] },
  },
  OpenAdrResourceRequest: {
    required: 'objectType resourceName venID',
    fields: 'objectType:string resourceName:string venID:string attributes:array?',
    choices: { objectType: ['VEN_RESOURCE_REQUEST', 'BL_RESOURCE_REQUEST'] },
  },
  OpenAdrValues: { required: 'type values', fields: 'type:string values:array' },
};

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}
interface Operation {
  readonly parameters?: readonly { readonly $ref?: string; readonly name?: string; readonly in?: string }[];
  readonly responses: Readonly<Record<string, { readonly $ref?: string }>>;
}

const document = openapi as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>;
};
const named = <T>(kindOf: string, reference: string | undefined): T =>
  document.components[kindOf]?.[reference?.split('/').at(-1) ?? ''] as T;
const schema = (name: string) => named<Schema>('schemas', name);
const types = (given: Schema): readonly string[] =>
  given.$ref === undefined ? [given.type ?? 'object'].flat() : types(schema(given.$ref));
const words = (text: string) => text.split(' ').filter((word) => word !== '');

/** By name, with its type and whether it may be null. */
const factsOf = ({ fields }: Facts) =>
  new Map(
    words(fields).map((field) => {
      const [name = '', type = ''] = field.split(':');
      return [name, { type: type.replace('?', ''), isNullable: type.endsWith('?') }];
    }),
  );
const paths = Object.entries(document.paths).filter(([path]) => path.startsWith(BASE));

describe('our VTN, as OpenADR describes one', () => {
  it('has its operations, with their statuses, and no others', () => {
    const ours = paths.flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => [
        `${method} ${path.slice(BASE.length)}`,
        Object.keys(responses).find((status) => status.startsWith('2')),
      ]),
    );
    expect(Object.fromEntries(ours)).toEqual(OPERATIONS);
  });

  it.each(Object.entries(QUERIES))('narrows the list of %s', (path, wanted) => {
    const parameters = document.paths[`${BASE}${path}`]?.['get']?.parameters ?? [];
    const names = parameters.map((each) =>
      each.$ref === undefined ? each.name : named<{ name: string }>('parameters', each.$ref).name,
    );
    expect(names.sort().join(' ')).toBe(wanted);
  });

  it('answers faults as JSON', () => {
    const kinds = paths.flatMap(([, methods]) =>
      Object.values(methods).flatMap(({ responses }) =>
        Object.entries(responses)
          .filter(([status]) => !status.startsWith('2'))
          .flatMap(([, { $ref }]) => Object.keys(named<{ content: object }>('responses', $ref).content)),
      ),
    );
    expect([...new Set(kinds)]).toEqual(['application/json']);
  });

  it.each(Object.entries(ANSWERS))('answers %s with known fields of their types', (name, facts) => {
    const { properties = {}, required = [] } = schema(name);
    const known = factsOf(facts);
    expect(required).toEqual(expect.arrayContaining(words(facts.required)));
    for (const [field, given] of Object.entries(properties)) {
      const { type = 'no such field', isNullable = false } = known.get(field) ?? {};
      const allowed = [type, ...(isNullable ? ['null'] : [])];
      expect([field, types(given).filter((each) => !allowed.includes(each))]).toEqual([field, []]);
      expect(facts.choices?.[field] ?? given.enum).toEqual(given.enum ?? facts.choices?.[field]);
    }
  });

  it.each(Object.entries(REQUESTS))('takes %s with any of its fields', (name, facts) => {
    const { properties = {}, required = [] } = schema(name);
    expect([...required].sort()).toEqual(words(facts.required).sort());
    for (const [field, { type, isNullable }] of factsOf(facts)) {
      const taken = properties[field] === undefined ? [] : types(properties[field]);
      const needed = [type, ...(isNullable ? ['null'] : [])];
      expect([field, needed.filter((each) => !taken.includes(each))]).toEqual([field, []]);
      expect(properties[field]?.enum).toEqual(facts.choices?.[field] ?? properties[field]?.enum);
    }
  });
});
