import { dateToDayNumber } from '../meter/zone.ts';
import type { Attribute, Operator } from './attributeTypes.ts';
import { codeSegmentTree } from './codeSegments.ts';
import {
  isEntry,
  isTextFact,
  listBits,
  optionCode,
  textEntry,
  UNKNOWN_OPTION,
  type FactLayout,
  type Facts,
} from './facts.ts';
import type { FilterNode, RuleValue, SegmentNode, SegmentRule } from './tree.ts';

/** A compiled rule. It reads the selected row of `Facts` and allocates nothing. */
export type Match = (facts: Facts) => boolean;

export const NEVER: Match = () => false;

/** How a tree's references to segments and code-defined segments are resolved. */
interface Scope {
  readonly layout: FactLayout;
  readonly segment: (id: string) => Match;
}

/**
 * Compiles a tree once, for any number of members. Total: what can't be resolved or has a value of the wrong type
 * matches no one.
 */
export function compileTree(tree: SegmentNode | null, scope: Scope): Match {
  return tree === null ? NEVER : compileNode(tree, scope);
}

function compileNode(node: SegmentNode, scope: Scope): Match {
  switch (node.kind) {
    case 'filter':
      return compileFilter(node, scope.layout);
    case 'code': {
      const tree = codeSegmentTree(node.key);
      return tree === null ? NEVER : compileNode(tree, scope);
    }
    case 'segment':
      return scope.segment(node.id);
    case 'not': {
      const inner = compileNode(node.node, scope);
      return (facts) => !inner(facts);
    }
    case 'all':
      return everyMatch(node.nodes.map((child) => compileNode(child, scope)));
    case 'any':
      return someMatch(node.nodes.map((child) => compileNode(child, scope)));
  }
}

function everyMatch(parts: readonly Match[]): Match {
  const [a, b, c] = parts;
  if (a === undefined) return NEVER;
  if (b === undefined) return a;
  if (c === undefined) return (facts) => a(facts) && b(facts);
  if (parts.length === 3) return (facts) => a(facts) && b(facts) && c(facts);
  return (facts) => {
    for (let i = 0; i < parts.length; i += 1) if (!(parts[i] as Match)(facts)) return false;
    return true;
  };
}

function someMatch(parts: readonly Match[]): Match {
  const [a, b, c] = parts;
  if (a === undefined) return NEVER;
  if (b === undefined) return a;
  if (c === undefined) return (facts) => a(facts) || b(facts);
  if (parts.length === 3) return (facts) => a(facts) || b(facts) || c(facts);
  return (facts) => {
    for (let i = 0; i < parts.length; i += 1) if ((parts[i] as Match)(facts)) return true;
    return false;
  };
}

function compileFilter(filter: FilterNode, layout: FactLayout): Match {
  const attribute = layout.registry[filter.attribute];
  const slot = layout.slots.get(filter.attribute);
  if (attribute === undefined || slot === undefined) return NEVER;
  if (isTextFact(attribute))
    return attribute.type === 'LIST' ? compileTextList(filter, slot) : compileText(filter, slot);
  switch (attribute.type) {
    case 'LIST':
      return compileList(filter, attribute, slot);
    case 'ONE_OF':
      return compileOptions(filter, attribute, slot);
    default:
      return compileNumber(filter, attribute, slot);
  }
}

function compileText({ operator, values }: FilterNode, slot: number): Match {
  const read = (facts: Facts): string | null => facts.texts[facts.textAt + slot] as string | null;
  const texts = values.filter((value) => typeof value === 'string');
  const [only] = texts;
  switch (operator) {
    case 'IS_SET':
      return (facts) => read(facts) !== null;
    case 'IS_NOT_SET':
      return (facts) => read(facts) === null;
    case 'IS_ONE_OF': {
      if (texts.length === 1) return (facts) => read(facts) === only;
      const set = new Set<string | null>(texts);
      return (facts) => set.has(read(facts));
    }
    case 'IS_NOT_ONE_OF': {
      const set = new Set<string>(texts);
      return (facts) => {
        const text = read(facts);
        return text !== null && !set.has(text);
      };
    }
    case 'STARTS_WITH':
      return (facts) => someText(read(facts), texts, startsWith);
    case 'ENDS_WITH':
      return (facts) => someText(read(facts), texts, endsWith);
    case 'CONTAINS':
      return (facts) => someText(read(facts), texts, includes);
    default:
      return NEVER;
  }
}

const startsWith = (text: string, part: string): boolean => text.startsWith(part);
const endsWith = (text: string, part: string): boolean => text.endsWith(part);
const includes = (text: string, part: string): boolean => text.includes(part);

function someText(
  text: string | null,
  parts: readonly string[],
  test: (text: string, part: string) => boolean,
): boolean {
  if (text === null) return false;
  for (let i = 0; i < parts.length; i += 1) if (test(text, parts[i] as string)) return true;
  return false;
}

/** A list whose options differ by brand, and so have no bits. */
function compileTextList({ operator, values }: FilterNode, slot: number): Match {
  const read = (facts: Facts): string => (facts.texts[facts.textAt + slot] as string | null) ?? '';
  const asked = values.filter((value) => typeof value === 'string');
  const entries = asked.filter(isEntry).map(textEntry);
  switch (operator) {
    case 'IS_SET':
      return (facts) => read(facts) !== '';
    case 'IS_NOT_SET':
      return (facts) => read(facts) === '';
    case 'HAS_ANY':
      return (facts) => someText(read(facts), entries, includes);
    case 'HAS_NONE':
      return (facts) => !someText(read(facts), entries, includes);
    case 'HAS_ALL':
      if (entries.length < asked.length) return NEVER;
      return (facts) => entries.every((entry) => read(facts).includes(entry));
    default:
      return NEVER;
  }
}

const numberAt = (facts: Facts, slot: number): number => facts.numbers[facts.numberAt + slot] as number;

function compileList({ operator, values }: FilterNode, attribute: Attribute, slot: number): Match {
  const options = values.filter((value) => typeof value === 'string');
  const known = options.filter((option) => optionCode(attribute, option) !== UNKNOWN_OPTION);
  const bits = listBits(attribute, known);
  switch (operator) {
    case 'IS_SET':
      return (facts) => (numberAt(facts, slot) | 0) !== 0;
    case 'IS_NOT_SET':
      return (facts) => (numberAt(facts, slot) | 0) === 0;
    case 'HAS_ANY':
      return (facts) => (numberAt(facts, slot) & bits) !== 0;
    case 'HAS_NONE':
      return (facts) => (numberAt(facts, slot) & bits) === 0;
    case 'HAS_ALL':
      if (known.length < options.length) return NEVER;
      return (facts) => (numberAt(facts, slot) & bits) === bits;
    default:
      return NEVER;
  }
}

/** The ranked options on the named side of the values, as the filter's positive form. */
export function optionsWithin(
  { options = [], ordered = false }: Attribute,
  operator: Operator,
  values: readonly RuleValue[],
): readonly string[] | null {
  const [first = '', second = ''] = values.map(String);
  const [low, high] = [options.indexOf(first), options.indexOf(second)];
  if (!ordered || low < 0) return null;
  switch (operator) {
    case 'AT_LEAST':
      return options.slice(low);
    case 'AT_MOST':
      return options.slice(0, low + 1);
    case 'MORE_THAN':
      return options.slice(low + 1);
    case 'LESS_THAN':
      return options.slice(0, low);
    case 'BETWEEN':
      return high < 0 ? null : options.slice(low, high + 1);
    default:
      return null;
  }
}

function compileOptions({ operator, values }: FilterNode, attribute: Attribute, slot: number): Match {
  const isOption =
    (mask: number): Match =>
    (facts) => {
      const code = numberAt(facts, slot);
      return code === code && ((mask >>> code) & 1) === 1;
    };
  const texts = values.filter((value) => typeof value === 'string');
  switch (operator) {
    case 'IS_SET':
    case 'IS_NOT_SET':
      return compileSet(operator, slot);
    case 'IS_ONE_OF':
      return isOption(listBits(attribute, texts) & ~(1 << UNKNOWN_OPTION));
    case 'IS_NOT_ONE_OF':
      return isOption(~(listBits(attribute, texts) & ~(1 << UNKNOWN_OPTION)));
    default: {
      const within = optionsWithin(attribute, operator, values);
      return within === null ? NEVER : isOption(listBits(attribute, within));
    }
  }
}

function compileSet(operator: 'IS_SET' | 'IS_NOT_SET', slot: number): Match {
  return operator === 'IS_SET'
    ? (facts) => !Number.isNaN(numberAt(facts, slot))
    : (facts) => Number.isNaN(numberAt(facts, slot));
}

/** A rule's value as the number it is compared by; NaN where it isn't one, so that nothing matches. */
export function comparable(type: Attribute['type'], value: RuleValue | undefined): number {
  if (type === 'BOOLEAN') return typeof value === 'boolean' ? Number(value) : Number.NaN;
  if (type === 'DATE') {
    try {
      return typeof value === 'string' ? dateToDayNumber(value) : Number.NaN;
    } catch {
      return Number.NaN;
    }
  }
  return typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN;
}

/** Comparisons with NaN are false, which makes a missing value and an unusable rule match no one. */
function compileNumber({ operator, values }: FilterNode, { type }: Attribute, slot: number): Match {
  const [low = Number.NaN, high = Number.NaN] = values.map((value) => comparable(type, value));
  switch (operator) {
    case 'IS_SET':
    case 'IS_NOT_SET':
      return compileSet(operator, slot);
    case 'AT_LEAST':
      return (facts) => numberAt(facts, slot) >= low;
    case 'AT_MOST':
      return (facts) => numberAt(facts, slot) <= low;
    case 'MORE_THAN':
      return (facts) => numberAt(facts, slot) > low;
    case 'LESS_THAN':
      return (facts) => numberAt(facts, slot) < low;
    case 'BETWEEN':
      return (facts) => {
        const value = numberAt(facts, slot);
        return value >= low && value <= high;
      };
    case 'IS_ONE_OF': {
      if (values.length === 1) return (facts) => numberAt(facts, slot) === low;
      const set = toNumberSet(type, values);
      return (facts) => set.has(numberAt(facts, slot));
    }
    case 'IS_NOT_ONE_OF': {
      const set = toNumberSet(type, values);
      return (facts) => {
        const value = numberAt(facts, slot);
        return value === value && !set.has(value);
      };
    }
    case 'WITHIN_LAST_DAYS':
    case 'MORE_THAN_DAYS_AGO':
      return compileDays(operator, comparable('WHOLE_NUMBER', values[0]), slot, type);
    default:
      return NEVER;
  }
}

function compileDays(
  operator: 'WITHIN_LAST_DAYS' | 'MORE_THAN_DAYS_AGO',
  days: number,
  slot: number,
  type: Attribute['type'],
): Match {
  if (type !== 'DATE') return NEVER;
  return operator === 'WITHIN_LAST_DAYS'
    ? (facts) => {
        const age = numberAt(facts, 0) - numberAt(facts, slot);
        return age >= 0 && age <= days;
      }
    : (facts) => numberAt(facts, 0) - numberAt(facts, slot) > days;
}

/** A set without NaN: a Set would find a missing value in it. */
const toNumberSet = (type: Attribute['type'], values: readonly RuleValue[]): ReadonlySet<number> =>
  new Set(values.map((value) => comparable(type, value)).filter((value) => !Number.isNaN(value)));

/** Segments of a brand, compiled. */
export interface CompiledSegments {
  /** Ids in the order of `evaluate`: a segment comes after those that it refers to. */
  readonly ids: readonly string[];
  /** `NEVER` for unknown ids. */
  readonly match: (id: string) => Match;
  readonly indexOf: (id: string) => number;
  /** Evaluates every segment once for the selected member: 1 or 0 by place of `ids`. */
  evaluate(facts: Facts, into: Uint8Array): void;
}

/**
 * Compiles a brand's segments. References become calls of the compiled segment, so however often a segment is shared,
 * it is compiled once. A segment in a cycle, or one that refers to an unknown segment or attribute, matches no one;
 * saving refuses them, so this is for rows that became faulty later.
 */
export function compileSegments(
  rules: readonly SegmentRule[],
  layout: FactLayout,
  isFaulty: (id: string) => boolean = () => false,
): CompiledSegments {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const compiled = new Map<string, Match>();
  const open = new Set<string>();
  const match = (id: string): Match => {
    const known = compiled.get(id);
    if (known !== undefined) return known;
    const rule = byId.get(id);
    if (rule === undefined || open.has(id) || isFaulty(id)) return NEVER;
    open.add(id);
    const made = segmentMatch(rule, compileTree(rule.tree, { layout, segment: match }));
    open.delete(id);
    compiled.set(id, made);
    return made;
  };
  for (const { id } of rules) match(id);
  const ids = [...compiled.keys()];
  const places = new Map(ids.map((id, index) => [id, index]));
  const matches = ids.map((id) => compiled.get(id) ?? NEVER);
  return {
    ids,
    match: (id) => compiled.get(id) ?? NEVER,
    indexOf: (id) => places.get(id) ?? -1,
    evaluate: (facts, into) => {
      for (let i = 0; i < matches.length; i += 1) into[i] = (matches[i] as Match)(facts) ? 1 : 0;
    },
  };
}

/** The switches of a segment over its tree. Source: INT-10; design of targeting. */
function segmentMatch(rule: SegmentRule, tree: Match): Match {
  if (!rule.active) return NEVER;
  if (!rule.activelyEnrolling) return (facts) => facts.stored[facts.row]?.has(rule.id) ?? false;
  if (rule.tree === null) return NEVER;
  if (!rule.invert) return tree;
  return (facts) => !tree(facts);
}
