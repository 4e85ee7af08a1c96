import { FormattedMessage, useIntl } from 'react-intl';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Badge } from '../../ui/Badge.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffGrid } from '../shared/list/StaffGrid.tsx';
import { useListKeys } from '../shared/list/useListKeys.ts';
import type { AccuracyRow } from './rows.ts';

interface AccuracyTableProps {
  readonly rows: readonly AccuracyRow[];
  /** Whether all programs are loaded: only a complete list can be sorted here. */
  readonly isComplete: boolean;
}

export function AccuracyTable({ rows, isComplete }: AccuracyTableProps) {
  const intl = useIntl();
  const list = useListKeys();
  const text = (id: string) => intl.formatMessage({ id: `internalAccuracy.${id}` });
  const nothing = text('noFigure');
  const percent = (value: number | null | undefined, signed = false) =>
    value == null
      ? nothing
      : intl.formatNumber(value / 100, {
          style: 'percent',
          minimumFractionDigits: 1,
          maximumFractionDigits: 1,
          ...(signed ? { signDisplay: 'exceptZero' } : {}),
        });
  const points = (value: number | null | undefined) =>
    value == null
      ? nothing
      : intl.formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const { pointsPerUnit, currency } = useApp().brand;
  /** "11.3 points, $0.11": points have no money value on some brands. */
  const worth = (value: number | null | undefined) => {
    if (value == null) return nothing;
    const figure = intl.formatNumber(value, { maximumFractionDigits: 1 });
    return pointsPerUnit === null
      ? figure
      : intl.formatMessage(
          { id: 'internalAccuracy.worth' },
          {
            points: figure,
            money: intl.formatNumber(value / pointsPerUnit, {
              style: 'currency',
              currency,
              maximumFractionDigits: 3,
            }),
          },
        );
  };
  const both = (without: string, carried: string) =>
    intl.formatMessage({ id: 'internalAccuracy.both' }, { without, carried });
  return (
    <div ref={list}>
      <StaffGrid<AccuracyRow>
        caption={intl.formatMessage({ id: 'internal.nav.accuracy' })}
        rowKey={({ key }) => key}
        rows={rows}
        sortable={isComplete ? undefined : {}}
        columns={[
          {
            key: 'utility',
            header: text('field.utility'),
            by: ({ program }) => program.utility.shortName,
            cell: ({ program }) => program.utility.shortName,
          },
          {
            key: 'program',
            header: text('field.program'),
            by: ({ program }) => program.name,
            cell: ({ program }) => (
              <RowLink to={staffPaths.internalProgram(program.id)}>{program.name}</RowLink>
            ),
          },
          {
            key: 'rule',
            header: text('field.rule'),
            about: <FormattedMessage id="internalAccuracy.how.rule" />,
            by: ({ rule, adjusted }) => `${rule} ${adjusted}`,
            rowHeader: true,
            cell: ({ rule, adjusted, inUse }) => (
              <>
                {text(`rule.${rule}.${adjusted ? 'adjusted' : 'plain'}`)}{' '}
                {inUse && <Badge tone="brand">{text('inUse')}</Badge>}
              </>
            ),
          },
          {
            key: 'homes',
            header: text('field.homes'),
            about: <FormattedMessage id="internalAccuracy.how.homes" />,
            by: ({ homes }) => homes,
            numeric: true,
            cell: ({ homes }) => intl.formatNumber(homes),
          },
          {
            key: 'days',
            header: text('field.days'),
            about: <FormattedMessage id="internalAccuracy.how.days" />,
            secondary: true,
            by: ({ days }) => days,
            numeric: true,
            cell: ({ days }) => intl.formatNumber(days),
          },
          {
            key: 'bias',
            header: text('field.bias'),
            about: <FormattedMessage id="internalAccuracy.how.bias" />,
            by: ({ biasPercent }) => biasPercent,
            numeric: true,
            cell: ({ biasPercent }) => percent(biasPercent, true),
          },
          {
            key: 'error',
            header: text('field.error'),
            about: <FormattedMessage id="internalAccuracy.how.error" />,
            by: ({ errorPercent }) => errorPercent,
            numeric: true,
            cell: ({ errorPercent }) => percent(errorPercent),
          },
          {
            key: 'phantom',
            header: text('field.phantom'),
            about: <FormattedMessage id="internalAccuracy.how.phantom" />,
            by: ({ phantomPercent }) => phantomPercent,
            numeric: true,
            cell: ({ phantomPercent }) => percent(phantomPercent),
          },
          {
            key: 'paid',
            header: text('field.paid'),
            about: <FormattedMessage id="internalAccuracy.how.paid" />,
            by: ({ paidPercentCarried }) => paidPercentCarried,
            numeric: true,
            cell: ({ paidPercent, paidPercentCarried }) =>
              both(percent(paidPercent), percent(paidPercentCarried)),
          },
          {
            key: 'perKwh',
            header: text('field.perKwh'),
            about: <FormattedMessage id="internalAccuracy.how.perKwh" />,
            by: ({ phantomPointsPerKwhCarried }) => phantomPointsPerKwhCarried,
            numeric: true,
            cell: ({ phantomPointsPerKwh, phantomPointsPerKwhCarried }) =>
              both(worth(phantomPointsPerKwh), worth(phantomPointsPerKwhCarried)),
          },
          {
            key: 'preUse',
            header: text('field.preUse'),
            about: <FormattedMessage id="internalAccuracy.how.preUse" />,
            by: ({ preUsePercent }) => preUsePercent,
            numeric: true,
            cell: ({ preUsePercent, preUsePoints }) =>
              preUsePercent == null || preUsePoints == null
                ? nothing
                : intl.formatMessage(
                    { id: 'internalAccuracy.preUse' },
                    { percent: percent(preUsePercent, true), points: worth(preUsePoints) },
                  ),
          },
          {
            key: 'cost',
            header: text('field.cost'),
            about: <FormattedMessage id="internalAccuracy.how.cost" />,
            by: ({ phantomPoints }) => phantomPoints,
            numeric: true,
            cell: ({ phantomPoints }) => points(phantomPoints),
          },
          {
            key: 'net',
            header: text('field.net'),
            about: <FormattedMessage id="internalAccuracy.how.net" />,
            secondary: true,
            by: ({ phantomPointsNet }) => phantomPointsNet,
            numeric: true,
            cell: ({ phantomPointsNet }) => points(phantomPointsNet),
          },
        ]}
        empty={text('notYet')}
      />
    </div>
  );
}
