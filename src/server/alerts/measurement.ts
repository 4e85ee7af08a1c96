import type { SentenceValues } from '../../domain/sentences/sentence.ts';

/** What a rule measures of one thing. */
export interface Measurement {
  readonly brand: string | null;
  /** Empty where there is only one. */
  readonly subject: string;
  readonly value: number;
  /** What the sentences name besides the value. */
  readonly facts: SentenceValues;
}
