import { dateToDayNumber, dayNumberToDate } from '../meter/zone.ts';
import type { Attribute, AttributeRegistry } from './attributeTypes.ts';

/**
 * A member's value of an attribute: a boolean, a number, a text or option, `YYYY-MM-DD`, or a list of options; null:
 * missing.
 */
export type FactValue = boolean | number | string | readonly string[] | null;

/** The code of an option that the registry doesn't know: it is set, and equals none of the known ones. */
export const UNKNOWN_OPTION = 31;

/** Where a member's values are in `Facts`. Attributes of text and of row options are texts, all others numbers. */
export interface FactLayout {
  readonly registry: AttributeRegistry;
  readonly slots: ReadonlyMap<string, number>;
  readonly numberWidth: number;
  readonly textWidth: number;
}

export const isTextFact = ({ type, optionsFrom }: Attribute): boolean =>
  type === 'TEXT' || optionsFrom !== undefined;

/** The first number of every member is today's day number at home. */
const FIRST_SLOT = 1;

/** Throws a RangeError for an attribute with more options than fit into one word. */
export function factLayout(
  registry: AttributeRegistry,
  keys: Iterable<string> = Object.keys(registry),
): FactLayout {
  const slots = new Map<string, number>();
  let [numberWidth, textWidth] = [FIRST_SLOT, 0];
  for (const key of keys) {
    const attribute = registry[key];
    if (attribute === undefined) continue;
    if ((attribute.options?.length ?? 0) > UNKNOWN_OPTION)
      throw new RangeError(`${key} has too many options.`);
    if (isTextFact(attribute)) slots.set(key, textWidth++);
    else slots.set(key, numberWidth++);
  }
  return { registry, slots, numberWidth, textWidth };
}

/**
 * The values of one member or of many, in rows that compiled rules read without allocating: missing numbers are NaN,
 * options are their place in the registry, lists are bits. `select` chooses the row.
 */
export class Facts {
  readonly layout: FactLayout;
  readonly numbers: Float64Array;
  readonly texts: (string | null)[];
  /** Segments that stopped enrolling and whose stored members include this one, by row. */
  readonly stored: (ReadonlySet<string> | undefined)[];
  row = 0;
  numberAt = 0;
  textAt = 0;

  constructor(layout: FactLayout, rows = 1) {
    this.layout = layout;
    this.numbers = new Float64Array(rows * layout.numberWidth).fill(Number.NaN);
    this.texts = Array.from({ length: rows * layout.textWidth }, () => null);
    this.stored = Array.from({ length: rows });
  }

  select(row: number): this {
    this.row = row;
    this.numberAt = row * this.layout.numberWidth;
    this.textAt = row * this.layout.textWidth;
    return this;
  }

  /** `YYYY-MM-DD` at the selected member's home. */
  setToday(date: string): this {
    this.numbers[this.numberAt] = dateToDayNumber(date);
    return this;
  }

  setStored(segmentIds: ReadonlySet<string>): this {
    this.stored[this.row] = segmentIds;
    return this;
  }

  /** Sets a value of the selected member; a list as its options or as their bits. A value of another type counts as missing. */
  set(key: string, value: FactValue): this {
    const slot = this.layout.slots.get(key);
    const attribute = this.layout.registry[key];
    if (slot === undefined || attribute === undefined) return this;
    if (isTextFact(attribute)) this.texts[this.textAt + slot] = toText(attribute, value);
    else this.numbers[this.numberAt + slot] = toNumber(attribute, value);
    return this;
  }

  /** The selected member's value as people read it. */
  get(key: string): FactValue {
    const slot = this.layout.slots.get(key);
    const attribute = this.layout.registry[key];
    if (slot === undefined || attribute === undefined) return null;
    if (isTextFact(attribute)) return fromText(attribute, this.texts[this.textAt + slot] ?? null);
    return fromNumber(attribute, this.numbers[this.numberAt + slot] ?? Number.NaN);
  }
}

/** The place of an option; of an unknown one, `UNKNOWN_OPTION`. */
export function optionCode({ options = [] }: Attribute, option: string): number {
  const code = options.indexOf(option);
  return code < 0 ? UNKNOWN_OPTION : code;
}

/** Around each entry of a list that is kept as a text. */
const ENTRY_END = '\n';

/** Whether a list can have this entry: one that is empty, or has a line break, would be found between two others. */
export const isEntry = (entry: string): boolean => entry !== '' && !entry.includes(ENTRY_END);

/** An entry as it is in the text of its list. */
export const textEntry = (entry: string): string => `${ENTRY_END}${entry}${ENTRY_END}`;

function toText({ type }: Attribute, value: FactValue): string | null {
  if (type === 'LIST') return isList(value) ? value.map(textEntry).join('') : null;
  return typeof value === 'string' ? value : null;
}

function fromText({ type }: Attribute, text: string | null): FactValue {
  return type === 'LIST' ? (text ?? '').split(ENTRY_END).filter((entry) => entry !== '') : text;
}

function toNumber(attribute: Attribute, value: FactValue): number {
  switch (attribute.type) {
    case 'BOOLEAN':
      return typeof value === 'boolean' ? Number(value) : Number.NaN;
    case 'WHOLE_NUMBER':
    case 'DECIMAL':
      return typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN;
    case 'ONE_OF':
      return typeof value === 'string' ? optionCode(attribute, value) : Number.NaN;
    case 'DATE':
      return typeof value === 'string' ? dateToDayNumber(value) : Number.NaN;
    case 'LIST':
      return typeof value === 'number' ? value : listBits(attribute, isList(value) ? value : []);
    case 'TEXT':
      return Number.NaN;
  }
}

const isList = (value: FactValue): value is readonly string[] => Array.isArray(value);

/** The options of a list as bits. */
export function listBits(attribute: Attribute, options: readonly string[]): number {
  return options.reduce((bits, option) => bits | (1 << optionCode(attribute, option)), 0);
}

function fromNumber(attribute: Attribute, value: number): FactValue {
  const { type, options = [] } = attribute;
  if (type === 'LIST') return options.filter((_option, code) => ((value | 0) >>> code) & 1);
  if (Number.isNaN(value)) return null;
  if (type === 'BOOLEAN') return value === 1;
  if (type === 'DATE') return dayNumberToDate(value);
  return type === 'ONE_OF' ? (options[value] ?? '') : value;
}
