import { useIntl } from 'react-intl';
import { LANGUAGE_NAMES } from '../../../domain/brands/languageNames.ts';
import { useApp } from '../../platform/screen/app.ts';
import type { Change } from '../shared/review/ChangeList.tsx';
import type { ProgramChoice } from '../shared/form/useProgramChoices.ts';
import { typedNumbersText, typedNumberText } from '../shared/form/typedNumbers.ts';
import { pickTexts, type RewardValues } from './rewardValues.ts';

const LONGEST = 160;

/** The changes, field by field; `before` is null for a new entry, whose empty fields are left out. */
export function useRewardChanges(
  programs: readonly ProgramChoice[],
): (before: RewardValues | null, after: RewardValues) => readonly Change[] {
  const intl = useIntl();
  const { brand } = useApp();
  const text = (id: string) => intl.formatMessage({ id: `internalRewards.${id}` });
  const lines = (values: RewardValues): readonly (readonly [label: string, value: string])[] => {
    const { denominationType: kind } = values;
    return [
      [text('field.type'), text(`type.${values.type}`)],
      [text('field.service'), text(`service.${values.service.toUpperCase()}`)],
      [text('field.item'), values.item],
      ...brand.locales.flatMap((locale) =>
        (['title', 'text', 'terms'] as const).map(
          (part) =>
            [
              brand.locales.length > 1
                ? intl.formatMessage(
                    { id: 'internalRewards.inLanguage' },
                    { field: text(`field.${part}`), language: LANGUAGE_NAMES[locale] },
                  )
                : text(`field.${part}`),
              shortened(pickTexts(values, locale)[part]),
            ] as const,
        ),
      ),
      [text('field.amountKind'), text(`denomination.${kind}`)],
      [text('field.amounts'), kind === 'DENOMINATED' ? typedNumbersText(intl, values.amounts) : ''],
      [text('field.minimum'), kind === 'DENOMINATED' ? '' : typedNumberText(intl, values.minimum)],
      [text('field.maximum'), kind === 'CUSTOM' ? typedNumberText(intl, values.maximum) : ''],
      [text('field.step'), kind === 'CUSTOM' ? typedNumberText(intl, values.step) : ''],
      [text('field.restricted'), kind === 'CUSTOM' ? typedNumbersText(intl, values.restricted) : ''],
      [text('field.barcode'), values.barcode === '' ? '' : text(`barcode.${values.barcode}`)],
      [text('field.stock'), typedNumberText(intl, values.stock)],
      [text('field.startsAt'), values.startsAt.replace('T', ' ')],
      [text('field.endsAt'), values.endsAt.replace('T', ' ')],
      [text('field.place'), typedNumberText(intl, values.place)],
      [text('field.program'), programs.find(({ id }) => id === values.programId)?.name ?? ''],
    ];
  };
  return (before, after) => {
    const was = before === null ? null : new Map(lines(before));
    const changes = lines(after).flatMap(([label, to]) => {
      const from = was?.get(label) ?? '';
      if (was === null ? to === '' : from === to) return [];
      return [{ label, from: was === null ? null : orNone(from), to: orNone(to) }];
    });
    const hasNewPicture = (before?.picture?.id ?? null) !== (after.picture?.id ?? null);
    return hasNewPicture
      ? [
          ...changes,
          {
            label: text('field.picture'),
            from: null,
            to: text(after.picture === null ? 'picture.removed' : 'picture.new'),
          },
        ]
      : changes;
  };
  function orNone(value: string): string {
    return value === '' ? text('nothing') : value;
  }
}

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
