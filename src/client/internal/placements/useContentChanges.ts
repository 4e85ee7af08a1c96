import { useIntl } from 'react-intl';
import type { Change } from '../shared/review/ChangeList.tsx';
import type { ContentValues } from './contentValues.ts';
import { useLanguageName } from '../shared/values/useLanguageName.ts';

/** The changes, field by field; `before` is null for new content, whose empty fields are left out. */
export function useContentChanges(): (
  before: ContentValues | null,
  after: ContentValues,
) => readonly Change[] {
  const intl = useIntl();
  const languageName = useLanguageName();
  const text = (id: string) => intl.formatMessage({ id: `internalPlacements.${id}` });
  const lines = (values: ContentValues): readonly (readonly [label: string, value: string])[] => [
    [text('field.placement'), text(`place.${values.placement}`)],
    [text('field.name'), values.name],
    [text('field.locale'), languageName(values.locale === '' ? null : values.locale)],
    ...(['title', 'subtitle', 'content', 'subtext'] as const).map(
      (part) => [text(`field.${part}`), values[part]] as const,
    ),
    [text('field.icon'), values.icon === '' ? '' : text(`icon.${values.icon}`)],
    [
      text('cta.all'),
      values.ctas.map(({ label, url, level }) => `${label} (${url}, ${text(`cta.${level}`)})`).join(', '),
    ],
    [text('field.segment'), values.segment?.name ?? text('everyone')],
    [text('field.startsAt'), values.startsAt.replace('T', ' ')],
    [text('field.endsAt'), values.endsAt.replace('T', ' ')],
    [text('field.position'), values.position],
    [
      text('field.onNextPage'),
      values.placement === 'SurveyCard' ? text(values.onNextPage ? 'on' : 'off') : '',
    ],
    [text('field.active'), text(values.active ? 'on' : 'off')],
  ];
  return (before, after) => {
    const was = before === null ? null : new Map(lines(before));
    const changes = lines(after).flatMap(([label, to]) => {
      const from = was?.get(label) ?? '';
      if (was === null ? to === '' : from === to) return [];
      return [{ label, from: was === null ? null : orNone(from), to: orNone(to) }];
    });
    if ((before?.picture?.id ?? null) === (after.picture?.id ?? null)) return changes;
    return [
      ...changes,
      {
        label: text('field.picture'),
        from: null,
        to: text(after.picture === null ? 'picture.removed' : 'picture.new'),
      },
    ];
  };
  function orNone(value: string): string {
    return value === '' ? text('nothing') : value;
  }
}
