import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  BacktestTable_backtest$data,
  BacktestTable_backtest$key,
} from '../../../../codegen/relay/BacktestTable_backtest.graphql.ts';
import { coverageVerdict } from '../../../domain/settlement/coverage.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ExplainSheet } from '../../ui/Explain.tsx';
import { Explained } from '../shared/values/Explained.tsx';
import { useAmount } from '../shared/values/useAmount.ts';
import styles from './BacktestTable.module.css';
import { settingRows } from './settingText.ts';

type Figures = NonNullable<BacktestTable_backtest$data['settings'][number]['figures']>;

interface Row {
  readonly key: string;
  /** How it came about. */
  readonly about: ReactNode;
  readonly value: (figures: Figures) => string;
}

interface Group {
  readonly key: string;
  /** Which evenings its figures are about. */
  readonly about?: ReactNode;
  readonly rows: readonly Row[];
}

const EVENINGS = (
  <>
    <FormattedMessage id="internalBacktests.how.evenings" />{' '}
    <FormattedMessage id="internalBacktests.how.daily" />
  </>
);
const BIAS = <FormattedMessage id="internalBacktests.how.bias" />;
const PHANTOM = <FormattedMessage id="internalBacktests.how.phantom" />;
const SPREAD = <FormattedMessage id="internalBacktests.how.spread" />;
const EXPECTED = <FormattedMessage id="internalBacktests.how.told" />;

/** The settings side by side: a column each, first what they are, then what they would have paid. */
export function BacktestTable({ backtest: key }: { readonly backtest: BacktestTable_backtest$key }) {
  const intl = useIntl();
  const groups = useRows();
  const sheets = useId();
  const sheetId = (key: string) => `${sheets}${key}`;
  const { settings } = useFragment(
    graphql`
      fragment BacktestTable_backtest on Backtest {
        settings {
          ...settingText_setting
          figures {
            homes
            evenings
            settled
            biasPercent
            errorPercent
            phantomPointsPerKwh
            phantomPercent
            paidOfTruePercent
            pointsPerSavedKwh
            idle {
              low
              middle
              high
            }
            saving {
              low
              middle
              high
            }
            idleTold {
              results
              inside
              below
              above
            }
            savingTold {
              results
              inside
              below
              above
            }
          }
        }
      }
    `,
    key,
  );
  const text = (id: string, values?: Record<string, number>) =>
    intl.formatMessage({ id: `internalBacktests.${id}` }, values);
  const described = settings.map((setting) => settingRows(intl, setting));
  return (
    <>
      <table className={styles['table']}>
        <caption className="visually-hidden">{text('results')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('figure')}</th>
            {settings.map((_setting, i) => (
              <th key={i} scope="col">
                {text('setting', { number: i + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {described[0]?.map(([rule, name], row) => (
            <tr key={rule}>
              <th scope="row">{name}</th>
              {described.map((values, i) => (
                <td key={i}>{values[row]?.[2]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {groups.map(({ key: group, about, rows }) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={settings.length + 1} className={styles['group']}>
                {about === undefined ? (
                  text(`group.${group}`)
                ) : (
                  <Explained sheet={sheetId(group)}>{text(`group.${group}`)}</Explained>
                )}
              </th>
            </tr>
            {rows.map(({ key: row, value }) => (
              <tr key={row}>
                <th scope="row">
                  <Explained sheet={sheetId(`${group}.${row}`)}>{text(`row.${row}`)}</Explained>
                </th>
                {settings.map(({ figures }, i) => (
                  <td key={i}>{figures == null ? text('noFigure') : value(figures)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {groups.flatMap(({ key: group, about, rows }) => [
        about !== undefined && (
          <ExplainSheet key={group} id={sheetId(group)} title={text(`group.${group}`)}>
            <p>{about}</p>
          </ExplainSheet>
        ),
        ...rows.map((row) => (
          <ExplainSheet
            key={`${group}.${row.key}`}
            id={sheetId(`${group}.${row.key}`)}
            title={text(`row.${row.key}`)}
          >
            <p>{row.about}</p>
          </ExplainSheet>
        )),
      ])}
    </>
  );
}

function useRows(): readonly Group[] {
  const intl = useIntl();
  const { brand } = useApp();
  const amount = useAmount();
  const nothing = intl.formatMessage({ id: 'internalBacktests.noFigure' });
  const number = (value: number | null | undefined, digits = 0) =>
    value == null
      ? nothing
      : intl.formatNumber(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const percent = (value: number | null | undefined, signed = false) =>
    value == null
      ? nothing
      : intl.formatNumber(value / 100, {
          style: 'percent',
          minimumFractionDigits: 1,
          maximumFractionDigits: 1,
          ...(signed ? { signDisplay: 'exceptZero' } : {}),
        });
  const toldRows = (pick: (figures: Figures) => Figures['idleTold'], isSaving: boolean) => {
    const row = (part: string, value: (told: NonNullable<Figures['idleTold']>) => string) => ({
      key: `told.${part}`,
      about: EXPECTED,
      value: (figures: Figures) => {
        const told = pick(figures);
        return told == null ? nothing : value(told);
      },
    });
    const share = (count: number, results: number) =>
      intl.formatNumber(count / results, { style: 'percent', maximumFractionDigits: 0 });
    return [
      row('inside', (told) => {
        const verdict = coverageVerdict(told);
        const inside = share(told.inside, told.results);
        // Where almost every evening pays nothing, the narrowest range holds them all.
        return verdict === 'wide' && !isSaving
          ? inside
          : intl.formatMessage({ id: `internalBacktests.told.${verdict}` }, { share: inside });
      }),
      row('below', ({ below, results }) => share(below, results)),
      row('above', ({ above, results }) => share(above, results)),
    ];
  };
  const { pointsPerUnit } = brand;
  /** Money where points are worth some, otherwise points. */
  const worth = (points: number | null | undefined) =>
    points == null || pointsPerUnit === null
      ? number(points, 1)
      : amount((points * 100) / pointsPerUnit, brand.currency);
  return [
    {
      key: 'baseline',
      rows: [
        {
          key: 'homes',
          about: <FormattedMessage id="internalBacktests.how.homes" />,
          value: ({ homes }) => number(homes),
        },
        { key: 'evenings', about: EVENINGS, value: ({ evenings }) => number(evenings) },
        { key: 'settled', about: EVENINGS, value: ({ settled }) => number(settled) },
        { key: 'bias', about: BIAS, value: ({ biasPercent }) => percent(biasPercent, true) },
        { key: 'error', about: BIAS, value: ({ errorPercent }) => percent(errorPercent) },
      ],
    },
    {
      key: 'idle',
      about: <FormattedMessage id="internalBacktests.how.idle" />,
      rows: [
        {
          key: 'phantomEvenings',
          about: <FormattedMessage id="internalBacktests.how.phantomEvenings" />,
          value: ({ phantomPercent }) => percent(phantomPercent),
        },
        {
          key: 'phantomPoints',
          about: PHANTOM,
          value: ({ phantomPointsPerKwh }) => number(phantomPointsPerKwh, 1),
        },
        ...(pointsPerUnit === null
          ? []
          : [
              {
                key: 'phantomMoney',
                about: PHANTOM,
                value: ({ phantomPointsPerKwh: points }: Figures) => worth(points),
              },
            ]),
        { key: 'idle.low', about: SPREAD, value: ({ idle }) => worth(idle?.low) },
        { key: 'idle.middle', about: SPREAD, value: ({ idle }) => worth(idle?.middle) },
        { key: 'idle.high', about: SPREAD, value: ({ idle }) => worth(idle?.high) },
        ...toldRows(({ idleTold }) => idleTold, false),
      ],
    },
    {
      key: 'saving',
      about: <FormattedMessage id="internalBacktests.how.saving" />,
      rows: [
        {
          key: 'paidOfTrue',
          about: <FormattedMessage id="internalBacktests.how.paid" />,
          value: ({ paidOfTruePercent }) => percent(paidOfTruePercent),
        },
        { key: 'perSavedKwh', about: SPREAD, value: ({ pointsPerSavedKwh }) => worth(pointsPerSavedKwh) },
        { key: 'saving.low', about: SPREAD, value: ({ saving }) => worth(saving?.low) },
        { key: 'saving.middle', about: SPREAD, value: ({ saving }) => worth(saving?.middle) },
        { key: 'saving.high', about: SPREAD, value: ({ saving }) => worth(saving?.high) },
        ...toldRows(({ savingTold }) => savingTold, true),
      ],
    },
  ];
}
