import type { SentenceValues } from '../../domain/sentences/sentence.ts';

/** What a rule measures of one thing. */
export interface Measurement {
  readonly brand: string | null;
  /** Empty where there is only one. */
  readonly subject: string;
  /** Null: it can't be measured now, so an alert of it stays as it is. */
  readonly value: number | null;
  /** What the sentences name besides the value. */
  readonly facts: SentenceValues;
}

/** One with a value. */
export type Measured = Measurement & { readonly value: number };
