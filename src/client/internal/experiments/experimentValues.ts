import { readShare, typedShare } from '../shared/form/shares.ts';
import type { ExperimentContent } from './useExperimentChanges.ts';

/** A variant as the form has it; the share is percent as it is typed. */
export interface VariantDraft {
  /** Of the form's row. */
  readonly id: string;
  readonly key: string;
  readonly share: string;
  readonly isEnabled: boolean;
}

export interface ExperimentDraft {
  readonly key: string;
  readonly hypothesis: string;
  readonly featureKey: string;
  /** Empty: every member. */
  readonly segmentId: string;
  readonly tracked: boolean;
  readonly variants: readonly VariantDraft[];
}

const newVariant = (key: string, share: string, isEnabled: boolean): VariantDraft => ({
  id: crypto.randomUUID(),
  key,
  share,
  isEnabled,
});

export const newDraft = (): ExperimentDraft => ({
  key: '',
  hypothesis: '',
  featureKey: '',
  segmentId: '',
  tracked: true,
  variants: [newVariant('control', '50', true), newVariant('variant', '50', false)],
});

/** What is saved, or was, as the form has it. */
export const toDraft = ({
  key,
  hypothesis,
  featureKey,
  segmentId,
  tracked,
  variants,
}: Omit<ExperimentContent, 'state'> & { readonly key: string }): ExperimentDraft => ({
  key,
  hypothesis,
  featureKey,
  tracked,
  segmentId: segmentId ?? '',
  variants: variants.map((variant) => ({
    id: variant.key,
    key: variant.key,
    share: typedShare(variant.weight),
    isEnabled: variant.isEnabled,
  })),
});

/** One more variant; all of them get about the same share. */
export function withVariant(variants: readonly VariantDraft[]): readonly VariantDraft[] {
  let nr = variants.length;
  while (variants.some(({ key }) => key.trim() === `variant-${nr}`)) nr += 1;
  return evenly([...variants, newVariant(`variant-${nr}`, '', false)]);
}

/** Even shares that make 100% together: the first takes what is left over. */
export function evenly(variants: readonly VariantDraft[]): readonly VariantDraft[] {
  const share = Math.floor(10_000 / variants.length);
  return variants.map((variant, place) => ({
    ...variant,
    share: typedShare(place === 0 ? 10_000 - share * (variants.length - 1) : share),
  }));
}

/** For the server; what isn't a share is 0, which it refuses. */
export const toVariantInputs = (variants: readonly VariantDraft[]) =>
  variants.map(({ key, share, isEnabled }) => ({
    key: key.trim(),
    weight: readShare(share) ?? 0,
    isEnabled,
  }));
