import { checkRules, type FeatureRule, type RuleFault } from '../../domain/features/featureRules.ts';
import { variationsOf } from '../../domain/features/variations.ts';
import { isCodeSegment } from '../../domain/segments/codeSegments.ts';
import type { Deps } from '../platform/context.ts';
import type { RefusedField } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import type { MessageId } from '../platform/messages/texts.ts';
import { readSegments } from '../segments/service.ts';

const RULE_TEXTS = {
  tooMany: 'features.rule.tooMany',
  share: 'features.rule.share',
  variation: 'features.rule.variation',
  unknownSegment: 'features.rule.segment',
  repeated: 'features.rule.repeated',
} as const satisfies Readonly<Record<RuleFault, MessageId>>;

/** What is wrong with rules in this brand. */
export async function checkBrandRules(
  db: Deps['db'],
  brandId: string,
  featureKey: string,
  rules: readonly FeatureRule[],
): Promise<RefusedField[]> {
  const segments = new Set((await readSegments(db, brandId)).map(({ id }) => id));
  const knows = (id: string) => isCodeSegment(id) || segments.has(id);
  return checkRules(rules, knows, variationsOf(featureKey)).map(({ rule, fault }) => ({
    field: `rules.${rule}.${fault}`,
    message: say(RULE_TEXTS[fault], { rule: rule + 1 }),
  }));
}
