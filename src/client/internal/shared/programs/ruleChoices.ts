import { BASELINE_RULE_NAMES } from '../../../../domain/programs/ruleNames.ts';
import { CARRY_FACTORS } from '../../../../domain/programs/rules.ts';
import type { BaselineRule } from '../../../../domain/programs/rules.ts';

export type BaselineChoice = (typeof BASELINE_RULE_NAMES)[BaselineRule];

const BASELINES: readonly BaselineChoice[] = Object.values(BASELINE_RULE_NAMES);

export const parseBaseline = (text: string): BaselineChoice =>
  BASELINES.find((known) => known === text) ?? 'TEN_OF_TEN';

/** The rules that are chosen from a list in every form, with what there is to choose. */
export const RULE_CHOICES = {
  baselineRule: BASELINES,
  carryFactor: CARRY_FACTORS.map(String),
} as const;
