/** One feature key: what staff read about it, and whether it is on where nobody has decided otherwise. */
export interface FeatureDefinition {
  readonly key: string;
  readonly description: string;
  readonly default: boolean;
}
