import { deviceControl, DEVICE_TYPES } from '../devices/deviceTypes.ts';
import type { AttributeKey } from './attributes.ts';
import type { Operator } from './attributeTypes.ts';
import type { RuleValue, SegmentNode, SegmentRule } from './tree.ts';

const filter = (
  attribute: AttributeKey,
  operator: Operator,
  ...values: readonly RuleValue[]
): SegmentNode => ({
  kind: 'filter',
  attribute,
  operator,
  values,
});

/**
 * Segments that the product defines, as trees like any other, so that both engines know them (INT-09):
 * - `CONTROLLABLE_DEVICE`, `THERMOSTAT`, `BATTERY_OR_EV`: homes with such a device;
 * - `GOLD_AND_ABOVE`: by tier;
 * - `JOINED_RECENTLY`: took part in one of the program's last three events;
 * - `NEVER_JOINED`: never took part.
 */
export const CODE_SEGMENTS = {
  CONTROLLABLE_DEVICE: filter(
    'device_types',
    'HAS_ANY',
    ...DEVICE_TYPES.filter((type) => deviceControl(type) !== 'none'),
  ),
  THERMOSTAT: filter('device_types', 'HAS_ANY', 'thermostat'),
  BATTERY_OR_EV: filter('device_types', 'HAS_ANY', 'battery', 'ev'),
  GOLD_AND_ABOVE: filter('tier', 'AT_LEAST', 'Gold'),
  JOINED_RECENTLY: filter('recent_events_joined', 'AT_LEAST', 1),
  NEVER_JOINED: filter('events_joined', 'AT_MOST', 0),
} as const satisfies Readonly<Record<string, SegmentNode>>;

export type CodeSegment = keyof typeof CODE_SEGMENTS;
export const CODE_SEGMENT_KEYS = Object.keys(CODE_SEGMENTS) as readonly CodeSegment[];

export const isCodeSegment = (id: string): id is CodeSegment => Object.hasOwn(CODE_SEGMENTS, id);

/** Null for a key that the product doesn't have. */
export function codeSegmentTree(key: string): SegmentNode | null {
  return isCodeSegment(key) ? CODE_SEGMENTS[key] : null;
}

/** The product's segments as rules like staff's own; the id is the key. */
export const CODE_SEGMENT_RULES: readonly SegmentRule[] = CODE_SEGMENT_KEYS.map((key) => ({
  id: key,
  name: key,
  tree: CODE_SEGMENTS[key],
  invert: false,
  active: true,
  activelyEnrolling: true,
}));
