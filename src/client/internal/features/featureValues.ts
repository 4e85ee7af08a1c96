/** A rule as the form has it; the share is percent as it is typed. */
export interface RuleDraft {
  readonly id: string;
  readonly segmentId: string;
  readonly share: string;
  readonly isEnabled: boolean;
  readonly variation: string;
}

/** Percent with up to two decimals in hundredths of a percent; null: not a share. */
export function readShare(typed: string): number | null {
  const text = typed.replace('%', '').trim().replace(',', '.');
  const share = /^\d{1,3}(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN;
  return share >= 1 && share <= 10_000 ? share : null;
}

export const typedShare = (share: number): string => String(share / 100);

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
