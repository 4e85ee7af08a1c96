import { typedShare } from '../shared/form/shares.ts';
import type { When } from '../shared/schedules/WhenField.tsx';
import type { FeatureChoice } from './useFeatureWords.ts';

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
  readonly when: When;
}

export const NO_RULES: FeatureForm = { isEnabled: null, rules: [], when: null };

export const newRule = (): RuleDraft => ({
  id: crypto.randomUUID(),
  segmentId: '',
  share: '100',
  isEnabled: true,
  variation: '',
});

/** An earlier setting, or one that wasn't saved, to be saved now; its rules are new ones. */
export const toForm = ({ isEnabled, rules }: FeatureChoice): FeatureForm => ({
  isEnabled: isEnabled ?? null,
  rules: rules.map((rule) => ({
    ...newRule(),
    segmentId: rule.segmentId ?? '',
    share: typeof rule.share === 'number' ? typedShare(rule.share) : rule.share,
    isEnabled: rule.isEnabled,
    variation: rule.variation ?? '',
  })),
  when: null,
});

/** The rules with one moved up or down. */
export function moved(rules: readonly RuleDraft[], place: number, by: -1 | 1): readonly RuleDraft[] {
  const [taken, other] = [rules[place], rules[place + by]];
  if (taken === undefined || other === undefined) return rules;
  return rules.map((rule, index) => (index === place ? other : index === place + by ? taken : rule));
}
