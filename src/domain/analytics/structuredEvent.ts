/** An event as the collector expects it. Source: ANL-01. */
export interface StructuredEvent {
  readonly category: string;
  readonly action: string;
  readonly label?: string;
  readonly property?: string;
  readonly value?: number;
}

/** An event as code raises it; a value may come as text from a form or a URL. */
export interface StructuredEventInput {
  readonly category?: string | null | undefined;
  readonly action?: string | null | undefined;
  readonly label?: string | null | undefined;
  readonly property?: string | null | undefined;
  readonly value?: number | string | null | undefined;
}

export type StructuredEventResult =
  | { readonly kind: 'event'; readonly event: StructuredEvent }
  /** Nothing is sent; `field` is the first invalid one. */
  | { readonly kind: 'refused'; readonly field: 'category' | 'action' | 'value' };

/** CON-25, ANL-05. */
export const MAX_TEXT_LENGTH = 255;

/**
 * Blank becomes undefined. Lowercases before cutting, because lower case may be longer; never splits a
 * character.
 */
function clean(text: string | null | undefined): string | undefined {
  const lower = text?.toLowerCase() ?? '';
  if (lower.trim() === '') return undefined;
  const cut = lower.slice(0, MAX_TEXT_LENGTH);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** Undefined: no value. Null: not numeric. */
function numeric(value: number | string | null | undefined): number | null | undefined {
  if (value === undefined || value === null) return undefined;
  const number =
    typeof value === 'number' || /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(value) ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

/**
 * The event to send, or why none is sent. Category and action are required; a value must be numeric; texts
 * are lowercased and cut to 255 characters. Source: ANL-01 to ANL-05.
 */
export function structuredEvent(input: StructuredEventInput): StructuredEventResult {
  const category = clean(input.category);
  const action = clean(input.action);
  const label = clean(input.label);
  const property = clean(input.property);
  const value = numeric(input.value);
  if (category === undefined) return { kind: 'refused', field: 'category' };
  if (action === undefined) return { kind: 'refused', field: 'action' };
  if (value === null) return { kind: 'refused', field: 'value' };
  return {
    kind: 'event',
    event: {
      category,
      action,
      ...(label === undefined ? {} : { label }),
      ...(property === undefined ? {} : { property }),
      ...(value === undefined ? {} : { value }),
    },
  };
}
