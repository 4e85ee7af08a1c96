import { useIntl } from 'react-intl';
import { useApp } from '../../platform/screen/app.ts';
import type { Change } from '../shared/review/ChangeList.tsx';
import { useLanguageName } from '../shared/values/useLanguageName.ts';
import { SCREEN_TEXTS } from './helpScreens.ts';
import { textIn, type ArticleValues } from './helpValues.ts';

/** The changes, field by field; `before` is null for a new article, whose empty fields are left out. */
export function useHelpChanges(): (before: ArticleValues | null, after: ArticleValues) => readonly Change[] {
  const intl = useIntl();
  const { locales } = useApp().brand;
  const languageName = useLanguageName();
  const text = (id: string) => intl.formatMessage({ id: `internalHelp.${id}` });
  const lines = (values: ArticleValues): readonly (readonly [label: string, value: string])[] => [
    [text('field.subject'), text(`subject.${values.subject}`)],
    [
      intl.formatMessage({ id: 'internalHelp.field.screens' }),
      values.screens.map((screen) => intl.formatMessage({ id: SCREEN_TEXTS[screen] })).join(', '),
    ],
    ...locales.flatMap((locale) =>
      (['title', 'keywords', 'body'] as const).map((part) => {
        const label = text(`field.${part}`);
        return [
          locales.length === 1 ? label : `${label} (${languageName(locale)})`,
          textIn(values, locale)[part].trim(),
        ] as const;
      }),
    ),
  ];
  return (before, after) => {
    const was = before === null ? null : new Map(lines(before));
    return lines(after).flatMap(([label, to]) => {
      const from = was === null ? null : (was.get(label) ?? '');
      if (from === null ? to === '' : from === to) return [];
      return [{ label, from: from === '' ? text('nothing') : from, to: to === '' ? text('nothing') : to }];
    });
  };
}
