import { useIntl } from 'react-intl';
import type { Change } from '../shared/review/ChangeList.tsx';
import { useVariantWords } from './useVariantWords.ts';

/** What an experiment says, saved or not. */
export interface ExperimentContent {
  readonly hypothesis: string;
  readonly featureKey: string;
  readonly segmentId?: string | null | undefined;
  readonly segmentName?: string | null | undefined;
  readonly variants: readonly {
    readonly key: string;
    readonly weight: number;
    readonly isEnabled: boolean;
  }[];
  readonly tracked: boolean;
  readonly state: string;
  readonly rolledOut?: string | null | undefined;
}

/** What is different between two versions of an experiment, in words; null: there was none. */
export function useExperimentChanges(): (
  before: ExperimentContent | null,
  after: ExperimentContent,
) => readonly Change[] {
  const intl = useIntl();
  const variantWords = useVariantWords();
  const text = (id: string) => intl.formatMessage({ id: `internalExperiments.${id}` });
  const words = (content: ExperimentContent): readonly (readonly [label: string, words: string])[] => [
    ['state', text(`state.${content.state}`)],
    ['hypothesis', content.hypothesis],
    ['feature', content.featureKey],
    ['audience', content.segmentId == null ? text('everyone') : (content.segmentName ?? text('gone'))],
    ['variants', content.variants.map(variantWords).join('\n')],
    ['tracked', text(content.tracked ? 'yes' : 'no')],
    ['rolledOut', content.rolledOut ?? text('noValue')],
  ];
  return (before, after) => {
    const was = before === null ? null : words(before);
    return words(after)
      .map(([field, to], place) => ({
        label: text(`field.${field}`),
        from: was?.[place]?.[1] ?? null,
        to,
      }))
      .filter(({ from, to }) => from !== to && (from !== null || to !== text('noValue')));
  };
}
