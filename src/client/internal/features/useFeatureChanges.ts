import { useIntl } from 'react-intl';
import type { Change } from '../shared/review/ChangeList.tsx';
import { useFeatureWords, type FeatureChoice } from './useFeatureWords.ts';

/** What is different between two settings of a feature, in words. */
export function useFeatureChanges(
  brandDefault: boolean,
): (before: FeatureChoice, after: FeatureChoice) => readonly Change[] {
  const intl = useIntl();
  const wordsFor = useFeatureWords(brandDefault);
  const text = (id: string) => intl.formatMessage({ id: `internalFeatures.${id}` });
  const numbered = (list: readonly string[]) =>
    list.length === 0 ? text('rules.none') : list.map((rule, index) => `${index + 1}. ${rule}`).join('\n');
  return (before, after) => {
    const [was, is] = [wordsFor(before), wordsFor(after)];
    return [
      { label: text('field.default'), from: was.byDefault, to: is.byDefault },
      { label: text('field.rules'), from: numbered(was.rules), to: numbered(is.rules) },
    ].filter(({ from, to }) => from !== to);
  };
}
