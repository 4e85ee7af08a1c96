import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Attribute } from './attributeTypes.ts';
import { murmur3 } from './bucket.ts';
import { compileTree, NEVER } from './compile.ts';
import { factLayout, Facts } from './facts.ts';
import type { SegmentNode } from './tree.ts';

// The public vectors of flag servers, adapted to our trees and buckets. Their contexts are texts, so the adapter reads
// each field as the type that the operator asks for.

interface Constraint {
  contextName: string;
  operator: string;
  value?: string;
  values?: string[];
  inverted?: boolean;
  caseInsensitive?: boolean;
}
interface Variant {
  name: string;
  weight: number;
  payload?: unknown;
  stickiness?: string;
  overrides?: { contextName: string; values: string[] }[];
}
interface Strategy {
  name: string;
  parameters?: Record<string, string>;
  constraints?: Constraint[];
  segments?: number[];
  variants?: Variant[];
}
interface Toggle {
  name: string;
  enabled: boolean;
  strategies: Strategy[];
  variants?: Variant[];
}
type Context = Record<string, string | undefined> & { properties?: Record<string, string | number> };
interface Vectors {
  name: string;
  state: { features: Toggle[]; segments?: { id: number; constraints: Constraint[] }[] };
  tests?: { description: string; context: Context; toggleName: string; expectedResult: boolean }[];
  variantTests?: {
    description: string;
    context: Context;
    toggleName: string;
    expectedResult: Record<string, unknown>;
  }[];
}

const folder = join(
  dirname(createRequire(import.meta.url).resolve('@unleash/client-specification/package.json')),
  'specifications',
);
const FILES = [
  '03-gradual-rollout-user-id-strategy',
  '08-variants',
  '09-strategy-constraints',
  '10-flexible-rollout-strategy',
  '11-strategy-constraints-edge-cases',
  '12-custom-stickiness',
  '13-constraint-operators',
  '15-global-constraints',
  '16-strategy-variants',
];

describe.each(FILES)('public vectors: %s', (file) => {
  const vectors = JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8')) as Vectors;
  const toggle = (name: string) => vectors.state.features.find((feature) => feature.name === name);

  it.each(vectors.tests ?? [])('$description', ({ context, toggleName, expectedResult }) => {
    expect(activeStrategy(vectors, toggle(toggleName), context) !== null).toBe(expectedResult);
  });

  it.each(vectors.variantTests ?? [])('$description', ({ context, toggleName, expectedResult }) => {
    const found = toggle(toggleName);
    const strategy = activeStrategy(vectors, found, context);
    const variant = found === undefined || strategy === null ? null : chooseVariant(found, strategy, context);
    const isEnabled = expectedResult['feature_enabled'];
    expect(strategy !== null).toBe(isEnabled);
    expect(variant?.name ?? 'disabled').toBe(expectedResult['name']);
    if (expectedResult['payload'] !== undefined) expect(variant?.payload).toEqual(expectedResult['payload']);
  });
});

function activeStrategy(vectors: Vectors, toggle: Toggle | undefined, context: Context): Strategy | null {
  if (toggle?.enabled !== true) return null;
  if (toggle.strategies.length === 0) return { name: 'default' };
  return toggle.strategies.find((strategy) => isActive(vectors, toggle, strategy, context)) ?? null;
}

function isActive(vectors: Vectors, toggle: Toggle, strategy: Strategy, context: Context): boolean {
  const constraints = [...(strategy.constraints ?? [])];
  for (const id of strategy.segments ?? []) {
    const segment = vectors.state.segments?.find((candidate) => candidate.id === id);
    if (segment === undefined) return false;
    constraints.push(...segment.constraints);
  }
  if (!matches(constraints, context)) return false;
  const { parameters = {} } = strategy;
  const group = parameters['groupId'] ?? toggle.name;
  if (strategy.name === 'default') return true;
  if (strategy.name === 'userWithId')
    return parameters['userIds']?.split(',').includes(field(context, 'userId') ?? '') ?? false;
  const isFlexible = strategy.name === 'flexibleRollout';
  const stickiness = isFlexible ? (parameters['stickiness'] ?? 'default') : 'userId';
  const id = stickyId(stickiness, context);
  const percentage = Number(parameters[isFlexible ? 'rollout' : 'percentage']);
  if (id === undefined) return isFlexible && ['default', 'random'].includes(stickiness) && percentage === 100;
  return memberBucket(group, id, 100) <= percentage;
}

function stickyId(stickiness: string, context: Context): string | undefined {
  if (stickiness === 'default') return field(context, 'userId') ?? field(context, 'sessionId');
  return stickiness === 'random' ? undefined : field(context, stickiness);
}

function field(context: Context, name: string): string | undefined {
  const value = context[name] ?? context.properties?.[name];
  return value === undefined ? undefined : String(value);
}

/** Theirs are counted from 1. */
const memberBucket = (key: string, id: string, buckets: number, seed = 0): number =>
  (murmur3(`${key}:${id}`, seed) % buckets) + 1;

const VARIANT_SEED = 86_028_157;

function chooseVariant(toggle: Toggle, strategy: Strategy, context: Context): Variant | null {
  const own = (strategy.variants ?? []).length > 0;
  const variants = own ? (strategy.variants ?? []) : (toggle.variants ?? []);
  const total = variants.reduce((sum, { weight }) => sum + weight, 0);
  if (total <= 0) return null;
  const overridden = variants.find(({ overrides = [] }) =>
    overrides.some(({ contextName, values }) => values.includes(field(context, contextName) ?? '')),
  );
  if (overridden !== undefined) return overridden;
  const stickiness =
    variants[0]?.stickiness ?? (own ? strategy.parameters?.['stickiness'] : undefined) ?? 'default';
  const group = own ? (strategy.parameters?.['groupId'] ?? toggle.name) : toggle.name;
  const id = stickyId(stickiness, context) ?? field(context, 'remoteAddress') ?? '0';
  const target = memberBucket(group, id, total, VARIANT_SEED);
  let sum = 0;
  return variants.find(({ weight }) => (sum += weight) >= target) ?? null;
}

/** One tree of all constraints, over attributes that carry field, type and form in their key. */
function matches(constraints: readonly Constraint[], context: Context): boolean {
  if (constraints.length === 0) return true;
  const registry: Record<string, Attribute> = {};
  const values = new Map<string, string | number | null>();
  const nodes = constraints.map((constraint) => toNode(constraint, context, registry, values));
  const layout = factLayout(registry);
  const facts = new Facts(layout);
  for (const [key, value] of values) facts.set(key, value);
  return compileTree({ kind: 'all', nodes }, { layout, segment: () => NEVER })(facts);
}

const NUMBER_OPERATORS = {
  EQ: 'IS_ONE_OF',
  GT: 'MORE_THAN',
  GTE: 'AT_LEAST',
  LT: 'LESS_THAN',
  LTE: 'AT_MOST',
  AFTER: 'MORE_THAN',
  BEFORE: 'LESS_THAN',
} as const;
const TEXT_OPERATORS = {
  STR_STARTS_WITH: 'STARTS_WITH',
  STR_ENDS_WITH: 'ENDS_WITH',
  STR_CONTAINS: 'CONTAINS',
} as const;

const semver = (text: string): number => {
  const [major = 0, minor = 0, patch = 0] = text.split('.').map(Number);
  return (major * 1_000 + minor) * 1_000 + patch;
};

const PARSERS: Readonly<Record<string, (text: string) => number>> = {
  NUM: (text) => (text.trim() === '' ? Number.NaN : Number(text)),
  DATE: (text) => Date.parse(text),
  SEMVER: semver,
};

function toNode(
  { contextName, operator, value = '', values = [], inverted = false, caseInsensitive = false }: Constraint,
  context: Context,
  registry: Record<string, Attribute>,
  facts: Map<string, string | number | null>,
): SegmentNode {
  const text =
    contextName === 'currentTime'
      ? (field(context, contextName) ?? new Date().toISOString())
      : field(context, contextName);
  const perhapsNot = (node: SegmentNode): SegmentNode => (inverted ? { kind: 'not', node } : node);
  const [, kind = '', comparison = ''] = /^(NUM|DATE|SEMVER)_(.*)$/.exec(operator) ?? [];
  const parse = PARSERS[kind];
  if (parse !== undefined) {
    const key = `${contextName}:${kind}`;
    registry[key] = { key, type: 'DECIMAL', source: 'PROFILE', personal: false };
    facts.set(key, text === undefined ? null : parse(text));
    return perhapsNot({
      kind: 'filter',
      attribute: key,
      operator: NUMBER_OPERATORS[comparison as keyof typeof NUMBER_OPERATORS],
      values: [parse(value)],
    });
  }
  const fold = (word: string) => (caseInsensitive ? word.toLowerCase() : word);
  const key = `${contextName}:${caseInsensitive ? 'folded' : 'text'}`;
  registry[key] = { key, type: 'TEXT', source: 'PROFILE', personal: false };
  facts.set(key, text === undefined ? null : fold(text));
  const filter = (ours: 'IS_ONE_OF' | (typeof TEXT_OPERATORS)[keyof typeof TEXT_OPERATORS]): SegmentNode => ({
    kind: 'filter',
    attribute: key,
    operator: ours,
    values: values.map(fold),
  });
  if (operator === 'IN') return perhapsNot(filter('IS_ONE_OF'));
  // Theirs is true of a missing field, ours is not: the denial is said by `not`.
  if (operator === 'NOT_IN') return perhapsNot({ kind: 'not', node: filter('IS_ONE_OF') });
  if (operator in TEXT_OPERATORS)
    return perhapsNot(filter(TEXT_OPERATORS[operator as keyof typeof TEXT_OPERATORS]));
  return { kind: 'any', nodes: [] };
}
