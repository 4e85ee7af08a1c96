import { isCalendarDate } from '../format/calendarDate.ts';
import { normalPostalCode } from '../settings/postalCodes.ts';
import { normalRegion } from '../settings/regions.ts';
import {
  countsDays,
  MOST_VALUES,
  attributeOperators,
  valueCount,
  type Attribute,
  type AttributeRegistry,
} from './attributeTypes.ts';
import { codeSegmentTree } from './codeSegments.ts';
import { plainText, textFault, type TextFault } from './plainText.ts';
import { childNodes, type FilterNode, type RuleValue, type SegmentNode } from './tree.ts';

/** Deeper rules can't be read by people. */
export const DEEPEST = 20;
/** Nodes of one tree. */
export const MOST_NODES = 1_000;
/** Nodes of a tree with everything that it refers to. */
export const MOST_EXPANDED = 10_000;
/** Values of all rules of one tree. */
export const MOST_TREE_VALUES = 20_000;

/** What is wrong with a node; the texts are the server's. */
export type TreeFault =
  | { readonly fault: 'tooDeep' | 'tooManyNodes' | 'tooManyTreeValues' | 'emptyGroup' }
  | { readonly fault: 'unknownAttribute' | 'unknownCode' | 'unknownSegment'; readonly name: string }
  | { readonly fault: 'operator'; readonly attribute: string; readonly operator: string }
  | {
      readonly fault: 'valueCount';
      readonly attribute: string;
      readonly least: number;
      readonly most: number;
    }
  | { readonly fault: 'type' | 'notFinite' | 'notWhole' | 'date' | 'order'; readonly attribute: string }
  | { readonly fault: 'unknownOption'; readonly attribute: string; readonly value: string }
  | {
      readonly fault: 'bounds';
      readonly attribute: string;
      readonly minimum: number | string;
      readonly maximum: number | string;
    }
  | { readonly fault: TextFault; readonly attribute: string };

/** A fault with its place; the path counts from the root, see `PlacedNode`. */
export type PlacedFault = TreeFault & { readonly path: readonly number[] };

/** What a tree is checked against. */
export interface CheckScope {
  readonly registry: AttributeRegistry;
  /** Options of attributes whose options differ by brand. */
  readonly brandOptions: (attribute: Attribute) => readonly string[];
  readonly hasSegment: (id: string) => boolean;
}

/**
 * The faults of a tree, at most twenty; an empty list means it can be saved. Walks without recursion and stops at the
 * limits, so that no tree is too deep or too wide for it. Source: INT-11; design of targeting.
 */
export function checkTree(tree: SegmentNode, scope: CheckScope): readonly PlacedFault[] {
  const faults: PlacedFault[] = [];
  const open: { node: SegmentNode; path: readonly number[] }[] = [{ node: tree, path: [] }];
  let [nodes, values] = [0, 0];
  for (let next = open.pop(); next !== undefined && faults.length < 20; next = open.pop()) {
    const { node, path } = next;
    nodes += 1;
    if (path.length > DEEPEST) return [{ fault: 'tooDeep', path }];
    if (nodes + open.length > MOST_NODES) return [{ fault: 'tooManyNodes', path }];
    const found = nodeFault(node, scope);
    if (found !== null) faults.push({ ...found, path });
    if (node.kind === 'filter') values += node.values.length;
    if (values > MOST_TREE_VALUES) return [{ fault: 'tooManyTreeValues', path }];
    const children = childNodes(node);
    if (nodes + open.length + children.length > MOST_NODES) return [{ fault: 'tooManyNodes', path }];
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const child = children[index];
      if (child !== undefined) open.push({ node: child, path: [...path, index] });
    }
  }
  return faults;
}

function nodeFault(node: SegmentNode, scope: CheckScope): TreeFault | null {
  switch (node.kind) {
    case 'filter':
      return filterFault(node, scope);
    case 'code':
      return codeSegmentTree(node.key) === null ? { fault: 'unknownCode', name: node.key } : null;
    case 'segment':
      return scope.hasSegment(node.id) ? null : { fault: 'unknownSegment', name: node.id };
    case 'not':
      return null;
    case 'all':
    case 'any':
      return node.nodes.length === 0 ? { fault: 'emptyGroup' } : null;
  }
}

function filterFault({ attribute: key, operator, values }: FilterNode, scope: CheckScope): TreeFault | null {
  const attribute = Object.hasOwn(scope.registry, key) ? scope.registry[key] : undefined;
  if (attribute === undefined) return { fault: 'unknownAttribute', name: key };
  if (!attributeOperators(attribute).includes(operator))
    return { fault: 'operator', attribute: key, operator };
  const { least, most } = valueCount(operator);
  if (values.length < least || values.length > Math.min(most, MOST_VALUES))
    return { fault: 'valueCount', attribute: key, least, most };
  const asked: Attribute = countsDays(operator)
    ? { ...attribute, type: 'WHOLE_NUMBER', minimum: 0, maximum: 36_500 }
    : attribute;
  for (const value of values) {
    const fault = valueFault(value, asked, scope);
    if (fault !== null) return fault;
  }
  return operator === 'BETWEEN' && !isInOrder(values, attribute) ? { fault: 'order', attribute: key } : null;
}

function valueFault(value: RuleValue, attribute: Attribute, scope: CheckScope): TreeFault | null {
  const { key, type } = attribute;
  switch (type) {
    case 'BOOLEAN':
      return typeof value === 'boolean' ? null : { fault: 'type', attribute: key };
    case 'WHOLE_NUMBER':
    case 'DECIMAL':
      if (typeof value !== 'number') return { fault: 'type', attribute: key };
      if (!Number.isFinite(value)) return { fault: 'notFinite', attribute: key };
      if (type === 'WHOLE_NUMBER' && !Number.isSafeInteger(value))
        return { fault: 'notWhole', attribute: key };
      return boundsFault(value, attribute.minimum, attribute.maximum, key);
    case 'DATE':
      if (typeof value !== 'string') return { fault: 'type', attribute: key };
      if (!isCalendarDate(value)) return { fault: 'date', attribute: key };
      return boundsFault(value, attribute.earliest, attribute.latest, key);
    case 'ONE_OF':
    case 'LIST': {
      if (typeof value !== 'string') return { fault: 'type', attribute: key };
      const options = attribute.options ?? scope.brandOptions(attribute);
      return attribute.isOpen === true || options.includes(value)
        ? null
        : { fault: 'unknownOption', attribute: key, value };
    }
    case 'TEXT': {
      if (typeof value !== 'string') return { fault: 'type', attribute: key };
      const fault = textFault(value);
      return fault === null ? null : { fault, attribute: key };
    }
  }
}

/** Numbers are compared as numbers, days of four-digit years as their text. */
function boundsFault<T extends number | string>(
  value: T,
  minimum: T | undefined,
  maximum: T | undefined,
  attribute: string,
): TreeFault | null {
  if (minimum === undefined || maximum === undefined) return null;
  return value >= minimum && value <= maximum ? null : { fault: 'bounds', attribute, minimum, maximum };
}

function isInOrder([low, high]: readonly RuleValue[], { options = [] }: Attribute): boolean {
  if (low === undefined || high === undefined) return false;
  if (options.length > 0) return options.indexOf(String(low)) <= options.indexOf(String(high));
  return low <= high;
}

/** The tree as it is stored: texts as members' are stored, and no value twice. */
export function normalTree(tree: SegmentNode, registry: AttributeRegistry): SegmentNode {
  switch (tree.kind) {
    case 'filter': {
      const { attribute, operator } = tree;
      const written = Object.hasOwn(registry, attribute) ? registry[attribute]?.written : undefined;
      const values = tree.values.map((value) =>
        typeof value === 'string' ? asStored(value, written) : value,
      );
      return { ...tree, values: operator === 'BETWEEN' ? values : [...new Set(values)] };
    }
    case 'all':
    case 'any':
      return { ...tree, nodes: tree.nodes.map((node) => normalTree(node, registry)) };
    case 'not':
      return { ...tree, node: normalTree(tree.node, registry) };
    default:
      return tree;
  }
}

/** Codes and regions as profiles have them, so that a rule compares what people mean. */
function asStored(text: string, written: Attribute['written']): string {
  const plain = plainText(text);
  if (written === 'POSTAL_CODE') return normalPostalCode(plain);
  return written === 'REGION' ? normalRegion(plain) : plain;
}
