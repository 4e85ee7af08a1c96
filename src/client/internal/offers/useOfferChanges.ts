import { useIntl } from 'react-intl';
import { LANGUAGE_NAMES } from '../../../domain/brands/languageNames.ts';
import { connectionConfig } from '../../../domain/devices/connectionConfigs.ts';
import { useApp } from '../../platform/screen/app.ts';
import type { Change } from '../shared/review/ChangeList.tsx';
import type { ProgramChoice } from '../shared/form/useProgramChoices.ts';
import { typedNumberText } from '../shared/form/typedNumbers.ts';
import { TEXT_PARTS, pickTexts, type OfferValues } from './offerValues.ts';

const LONGEST = 160;

/** The changes, field by field; `before` is null for a new entry, whose empty fields are left out. */
export function useOfferChanges(
  programs: readonly ProgramChoice[],
): (before: OfferValues | null, after: OfferValues) => readonly Change[] {
  const intl = useIntl();
  const { brand } = useApp();
  const text = (id: string) => intl.formatMessage({ id: `internalOffers.${id}` });
  const orNone = (value: string): string => (value === '' ? text('nothing') : value);
  const lines = (values: OfferValues): readonly (readonly [label: string, value: string])[] => [
    [text('field.audience'), text(`audience.${values.audience}`)],
    [text('field.program'), programs.find(({ id }) => id === values.programId)?.name ?? ''],
    [text('field.deviceType'), intl.formatMessage({ id: `devices.kind.one.${values.deviceType}` })],
    [text('field.partner'), connectionConfig(values.connectionConfigId)?.title ?? ''],
    ...brand.locales.flatMap((locale) =>
      TEXT_PARTS.map(
        (part) =>
          [
            brand.locales.length > 1
              ? intl.formatMessage(
                  { id: 'internalOffers.inLanguage' },
                  { field: text(`field.${part}`), language: LANGUAGE_NAMES[locale] },
                )
              : text(`field.${part}`),
            shortened(pickTexts(values, locale)[part]),
          ] as const,
      ),
    ),
    [
      text('options'),
      values.options
        .map(({ item, names }) =>
          [item, ...brand.locales.map((locale) => names[locale] ?? '')]
            .filter((part) => part !== '')
            .join(' · '),
        )
        .join('; '),
    ],
    ...(['pricePoints', 'usualPoints', 'stock', 'holdHours', 'connectWithinDays'] as const).map(
      (field) => [text(`field.${field}`), typedNumberText(intl, values[field])] as const,
    ),
    [text('field.startsAt'), values.startsAt.replace('T', ' ')],
    [text('field.endsAt'), values.endsAt.replace('T', ' ')],
    [text('field.place'), typedNumberText(intl, values.place)],
  ];
  return (before, after) => {
    const was = before === null ? null : new Map(lines(before));
    const changes = lines(after).flatMap(([label, to]) => {
      const from = was?.get(label) ?? '';
      if (was === null ? to === '' : from === to) return [];
      return [{ label, from: was === null ? null : orNone(from), to: orNone(to) }];
    });
    if ((before?.picture?.id ?? null) === (after.picture?.id ?? null)) return changes;
    const to = text(after.picture === null ? 'picture.removed' : 'picture.new');
    return [...changes, { label: text('field.picture'), from: null, to }];
  };
}

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
