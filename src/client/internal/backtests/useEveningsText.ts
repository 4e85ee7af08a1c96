import { useIntl } from 'react-intl';
import { graphql, readInlineData } from 'relay-runtime';
import type { useEveningsText_evenings$key } from '../../../../codegen/relay/useEveningsText_evenings.graphql.ts';
import { clock24Text } from '../../../domain/format/clockTime.ts';
import { useWeekdays } from './useWeekdays.ts';

const fragment = graphql`
  fragment useEveningsText_evenings on BacktestEvenings @inline {
    from
    to
    startMinute
    endMinute
    weekdays
    every
    settlementIntervalMinutes
    count
  }
`;

/** The evenings of a backtest as names and values. */
export function useEveningsText() {
  const intl = useIntl();
  const names = useWeekdays();
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `internalBacktests.${id}` }, values);
  return (key: useEveningsText_evenings$key): readonly (readonly [string, string])[] => {
    const { from, to, startMinute, endMinute, weekdays, every, settlementIntervalMinutes, count } =
      readInlineData<useEveningsText_evenings$key>(fragment, key);
    const days = names.filter(({ day }) => weekdays.includes(day)).map(({ name }) => name);
    return [
      [text('field.period'), `${from} – ${to}`],
      [text('field.hours'), `${clock(startMinute)}–${clock(endMinute)}`],
      [
        text('field.days'),
        days.length === 7
          ? text('everyDay')
          : intl.formatList(days, { type: 'conjunction', style: 'narrow' }),
      ],
      [text('field.evenings'), text('evenings', { every, count })],
      [text('field.interval'), text('minutes', { minutes: settlementIntervalMinutes })],
    ];
  };
}

/** "18:00" */
const clock = (minute: number): string => clock24Text({ hour: Math.floor(minute / 60), minute: minute % 60 });
