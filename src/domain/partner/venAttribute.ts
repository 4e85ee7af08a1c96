/** A value in two dimensions. Source: OpenADR 3.1, point. */
interface Point {
  readonly x: number | null;
  readonly y: number | null;
}

/** What an OpenADR device says about itself. */
export interface VenAttribute {
  readonly type: string;
  readonly values: (string | number | boolean | Point)[];
}

/** A point as `(x, y)`, with a dash for what it lacks. */
export const valueText = (value: VenAttribute['values'][number]): string =>
  typeof value === 'object' ? `(${value.x ?? '–'}, ${value.y ?? '–'})` : String(value);
