import { useIntl } from 'react-intl';
import type { Change } from '../../shared/review/ChangeList.tsx';
import { toNomination } from '../toNomination.ts';
import type { TemplateDraft } from './templateDraft.ts';

/** The changes, field by field; `before` is null for a new template, whose empty fields are left out. */
export function useTemplateChanges(
  nameOf: (programId: string) => string,
): (before: TemplateDraft | null, after: TemplateDraft) => readonly Change[] {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values);
  const lines = (draft: TemplateDraft): readonly (readonly [label: string, value: string])[] => {
    const minutes = toNomination(draft.stagger);
    return [
      [text('internalTemplates.field.name'), draft.name.trim()],
      [text('internalPlan.programs'), intl.formatList(draft.programIds.map(nameOf))],
      [text('internal.segment.label'), draft.segment?.name ?? text('internal.segment.all')],
      [
        text('internalEvents.field.hours'),
        draft.start === '' && draft.end === '' ? '' : `${draft.start}–${draft.end}`,
      ],
      [text('internalEvents.field.algorithm'), text(`internalEvents.algorithm.${draft.algorithm}`)],
      [text('internalEvents.schedule.nominated'), draft.nominated.trim()],
      [
        text('internalEvents.field.stagger'),
        minutes === null ? '' : text('internalEvents.stagger.value', { minutes }),
      ],
      [text('internalEvents.test.label'), draft.isTest ? text('internalTemplates.yes') : ''],
    ];
  };
  return (before, after) => {
    const was = before === null ? null : new Map(lines(before));
    const shown = (value: string) => (value === '' ? text('internalTemplates.nothing') : value);
    return lines(after).flatMap(([label, to]) => {
      const from = was === null ? null : (was.get(label) ?? '');
      if (from === null ? to === '' : from === to) return [];
      return [{ label, from: from === null ? null : shown(from), to: shown(to) }];
    });
  };
}
