/**
 * The data types of attributes (INT-11). `WHOLE_NUMBER` and `DECIMAL` are compared as numbers, `DATE` is a calendar day
 * at the member's home, `LIST` is a set of options.
 */
export const DATA_TYPES = ['BOOLEAN', 'WHOLE_NUMBER', 'DECIMAL', 'TEXT', 'ONE_OF', 'DATE', 'LIST'] as const;
export type DataType = (typeof DATA_TYPES)[number];

/** Which subject of the product knows the value. */
export const ATTRIBUTE_SOURCES = [
  'PROFILE',
  'UTILITY',
  'DEVICES',
  'EVENTS',
  'WALLET',
  'REFERRALS',
  'ORDERS',
  'SESSION',
] as const;
export type AttributeSource = (typeof ATTRIBUTE_SOURCES)[number];

/**
 * Options that differ by brand: its programs and utilities by id, its country's regions by abbreviation, the time zones of
 * its homes, itself, the answers of beta volunteers as they are stored, and staff's tags of members.
 */
export type BrandOptions =
  | 'PROGRAMS'
  | 'UTILITIES'
  | 'REGIONS'
  | 'TIME_ZONES'
  | 'BRAND'
  | 'VOLUNTEERS'
  | 'TAGS';

/** What a rule can ask about a member. */
export interface Attribute {
  readonly key: string;
  readonly type: DataType;
  readonly source: AttributeSource;
  /** Whether the value is personal data, so that staff see it only where they need it. */
  readonly personal: boolean;
  /** Allowed values of numbers, both included. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** Allowed values of `DATE`, `YYYY-MM-DD`, both included. */
  readonly earliest?: string;
  readonly latest?: string;
  /** Values of `ONE_OF` and `LIST`, at most 31. */
  readonly options?: readonly string[];
  /** The options have a rank, lowest first. */
  readonly ordered?: boolean;
  /** Instead of `options`. */
  readonly optionsFrom?: BrandOptions;
  /** Other values than the options are allowed, as members may get them later. */
  readonly isOpen?: boolean;
  /** How its texts are stored, and so compared; left out: as they are typed. */
  readonly written?: 'REGION' | 'POSTAL_CODE';
}

export type AttributeRegistry = Readonly<Record<string, Attribute>>;

/**
 * Operators. Each is total: of a missing value only `IS_NOT_SET` is true, also for the operators that deny. An empty
 * list is a value, not a missing one: `HAS_NONE` is true of it; for lists `IS_SET` means at least one entry.
 * - `IS_ONE_OF`, `IS_NOT_ONE_OF`: the value is, or is not, among the values;
 * - `AT_LEAST`, `AT_MOST`, `MORE_THAN`, `LESS_THAN`, `BETWEEN` (both ends included): numbers, dates and ranked options;
 * - `WITHIN_LAST_DAYS`, `MORE_THAN_DAYS_AGO`: whole days before today at the member's home;
 * - `STARTS_WITH`, `ENDS_WITH`, `CONTAINS`: any of the values, character by character;
 * - `HAS_ANY`, `HAS_ALL`, `HAS_NONE`: lists.
 */
export const OPERATORS = [
  'IS_ONE_OF',
  'IS_NOT_ONE_OF',
  'AT_LEAST',
  'AT_MOST',
  'MORE_THAN',
  'LESS_THAN',
  'BETWEEN',
  'WITHIN_LAST_DAYS',
  'MORE_THAN_DAYS_AGO',
  'STARTS_WITH',
  'ENDS_WITH',
  'CONTAINS',
  'HAS_ANY',
  'HAS_ALL',
  'HAS_NONE',
  'IS_SET',
  'IS_NOT_SET',
] as const;
export type Operator = (typeof OPERATORS)[number];

const SET: readonly Operator[] = ['IS_SET', 'IS_NOT_SET'];
const ONE_OF: readonly Operator[] = ['IS_ONE_OF', 'IS_NOT_ONE_OF'];
/** Comparisons with a part of a text. */
export const TEXT_PARTS: readonly Operator[] = ['STARTS_WITH', 'ENDS_WITH', 'CONTAINS'];
const RANGE: readonly Operator[] = ['AT_LEAST', 'AT_MOST', 'MORE_THAN', 'LESS_THAN', 'BETWEEN'];

/** The operators that an attribute takes, the usual one first. */
export function attributeOperators({
  type,
  ordered = false,
}: Pick<Attribute, 'type' | 'ordered'>): readonly Operator[] {
  switch (type) {
    case 'BOOLEAN':
      return ['IS_ONE_OF', ...SET];
    case 'WHOLE_NUMBER':
    case 'DECIMAL':
      return [...RANGE, ...ONE_OF, ...SET];
    case 'TEXT':
      return [...ONE_OF, ...TEXT_PARTS, ...SET];
    case 'ONE_OF':
      return ordered ? [...ONE_OF, ...RANGE, ...SET] : [...ONE_OF, ...SET];
    case 'DATE':
      return ['WITHIN_LAST_DAYS', 'MORE_THAN_DAYS_AGO', ...RANGE, ...SET];
    case 'LIST':
      return ['HAS_ANY', 'HAS_ALL', 'HAS_NONE', ...SET];
  }
}

/** How many values an operator takes. */
export function valueCount(operator: Operator): { readonly least: number; readonly most: number } {
  switch (operator) {
    case 'IS_SET':
    case 'IS_NOT_SET':
      return { least: 0, most: 0 };
    case 'BETWEEN':
      return { least: 2, most: 2 };
    case 'AT_LEAST':
    case 'AT_MOST':
    case 'MORE_THAN':
    case 'LESS_THAN':
    case 'WITHIN_LAST_DAYS':
    case 'MORE_THAN_DAYS_AGO':
      return { least: 1, most: 1 };
    default:
      return { least: 1, most: MOST_VALUES };
  }
}

/** Values of one rule, for example postal codes. */
export const MOST_VALUES = 10_000;

/** Operators that count days take a whole number whatever the attribute's own type. */
export const countsDays = (operator: Operator): boolean =>
  operator === 'WITHIN_LAST_DAYS' || operator === 'MORE_THAN_DAYS_AGO';
