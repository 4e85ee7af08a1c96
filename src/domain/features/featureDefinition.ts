/** A feature key, its description for staff and its default. */
export interface FeatureDefinition {
  readonly key: string;
  readonly description: string;
  readonly default: boolean;
}
