import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ForecastFacts_forecast$key } from '../../../../codegen/relay/ForecastFacts_forecast.graphql.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { Facts } from '../shared/values/Facts.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { powerFigure } from './powerFigure.ts';
import { usePower } from './usePower.ts';

interface Power {
  readonly kilowatts: number;
  readonly lowKilowatts: number;
  readonly highKilowatts: number;
}

/** What an event is likely to bring, with its range, by interval, and what that goes by. */
export function ForecastFacts({
  forecast: key,
  zone,
}: {
  readonly forecast: ForecastFacts_forecast$key;
  readonly zone: string;
}) {
  const intl = useIntl();
  const times = useStaffTimes();
  const forecast = useFragment(
    graphql`
      fragment ForecastFacts_forecast on Forecast {
        homes
        joining
        kilowatts
        lowKilowatts
        highKilowatts
        fromEvents
        fromHomes
        intervals {
          startAt
          endAt
          kilowatts
          lowKilowatts
          highKilowatts
        }
      }
    `,
    key,
  );
  const text = (id: string) => intl.formatMessage({ id: `internalEvents.forecast.${id}` });
  const power = usePower();
  const range = ({ lowKilowatts, highKilowatts }: Power) =>
    intl.formatMessage(
      { id: 'internalEvents.forecast.range' },
      { low: powerFigure(lowKilowatts), high: powerFigure(highKilowatts) },
    );
  return (
    <div className="stack stack-snug">
      <Facts
        facts={[
          [text('expected'), power(forecast.kilowatts)],
          [text('likely'), range(forecast)],
          [
            text('joining'),
            intl.formatMessage(
              { id: 'internalEvents.of' },
              { part: intl.formatNumber(forecast.joining), whole: intl.formatNumber(forecast.homes) },
            ),
          ],
        ]}
      />
      {forecast.intervals.length > 1 && (
        <Disclosure summary={text('byInterval')}>
          <Table
            caption={text('byInterval')}
            rows={forecast.intervals}
            rowKey={({ startAt }) => startAt}
            columns={[
              {
                key: 'hours',
                header: text('hours'),
                rowHeader: true,
                cell: ({ startAt, endAt }) => times.hours(startAt, endAt, zone),
              },
              {
                key: 'expected',
                header: text('expected'),
                numeric: true,
                cell: ({ kilowatts }) => power(kilowatts),
              },
              { key: 'likely', header: text('likely'), numeric: true, cell: range },
            ]}
          />
        </Disclosure>
      )}
      <p className="small muted">
        <FormattedMessage
          id="internalEvents.forecast.from"
          values={{ events: forecast.fromEvents, homes: forecast.fromHomes }}
        />
      </p>
    </div>
  );
}
