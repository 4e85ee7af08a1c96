import { useIntl } from 'react-intl';
import { typedShare } from '../shared/form/shares.ts';

/** A setting in words. */
export interface FeatureWords {
  readonly byDefault: string;
  readonly rules: readonly string[];
}

/** What staff set, saved or not. */
export interface FeatureChoice {
  readonly isEnabled?: boolean | null | undefined;
  readonly rules: readonly {
    readonly segmentId?: string | null | undefined;
    readonly segmentName?: string | null | undefined;
    /** Hundredths of a percent, or as it is typed. */
    readonly share: number | string;
    readonly isEnabled: boolean;
    readonly variation?: string | null | undefined;
  }[];
}

/** Says settings of a feature in words; `brandDefault` is what counts where staff set nothing. */
export function useFeatureWords(brandDefault: boolean): (choice: FeatureChoice) => FeatureWords {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `internalFeatures.${id}` });
  return ({ isEnabled, rules }) => ({
    byDefault:
      isEnabled == null
        ? intl.formatMessage({ id: 'internalFeatures.default.brand' }, { isOn: String(brandDefault) })
        : text(isEnabled ? 'on' : 'off'),
    rules: rules.map(({ segmentId, segmentName, share, isEnabled: isOn, variation }) =>
      intl.formatMessage(
        { id: 'internalFeatures.rules.words' },
        {
          segment:
            segmentId == null || segmentId === ''
              ? text('rules.everyone')
              : (segmentName ?? text('rules.gone')),
          share: typeof share === 'number' ? typedShare(share) : share,
          isEnabled: String(isOn),
          variation: variation == null || variation === '' ? 'none' : variation,
        },
      ),
    ),
  });
}
