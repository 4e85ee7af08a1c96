/** A rule as the form has it; the share is percent as it is typed. */
export interface RuleDraft {
  readonly id: string;
  readonly segmentId: string;
  readonly share: string;
  readonly isEnabled: boolean;
  readonly variation: string;
}

/** The form of a feature. */
export interface FeatureForm {
  /** Null: the brand's default. */
  readonly isEnabled: boolean | null;
  readonly rules: readonly RuleDraft[];
}

export const NO_RULES: FeatureForm = { isEnabled: null, rules: [] };

export const newRule = (): RuleDraft => ({
  id: crypto.randomUUID(),
  segmentId: '',
  share: '100',
  isEnabled: true,
  variation: '',
});

/** The rules with one moved up or down. */
export function moved(rules: readonly RuleDraft[], place: number, by: -1 | 1): readonly RuleDraft[] {
  const [taken, other] = [rules[place], rules[place + by]];
  if (taken === undefined || other === undefined) return rules;
  return rules.map((rule, index) => (index === place ? other : index === place + by ? taken : rule));
}
