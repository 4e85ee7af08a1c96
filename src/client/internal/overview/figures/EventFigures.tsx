import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  EventFigures_events$data,
  EventFigures_events$key,
} from '../../../../../codegen/relay/EventFigures_events.graphql.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { Bars } from '../../../ui/charts/Bars.tsx';
import { useAmount } from '../../shared/values/useAmount.ts';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';
import { StaffLink } from '../../shared/page/StaffLink.tsx';
import { FigurePanel } from './FigurePanel.tsx';
import { isLabelled } from './sparse.ts';

type Row = EventFigures_events$data[number];

/** What each event brought: power, energy, and what a kWh cost. */
export function EventFigures({ events: key }: { readonly events: EventFigures_events$key }) {
  const intl = useIntl();
  const { brand, zone } = useApp();
  const times = useStaffTimes();
  const money = useAmount();
  const events = useFragment(
    graphql`
      fragment EventFigures_events on EventFigure @relay(plural: true) {
        eventId
        start
        program
        homes
        wh
        watts
        costPerKwh
      }
    `,
    key,
  );
  const text = (name: string) => intl.formatMessage({ id: `internalOverview.events.${name}` });
  const thousandth = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 1 });
  const cost = (hundredths: number) => money(hundredths, brand.currency);
  const name = ({ start, program }: Row) => `${times.shortDay(start, zone)}, ${program}`;
  const bars = (of: (row: Row) => number | null) =>
    events.map((row, index) => ({
      key: row.eventId,
      label: isLabelled(index, events.length)
        ? intl.formatDate(row.start, { month: 'short', day: 'numeric', timeZone: zone })
        : '',
      name: name(row),
      value: of(row),
    }));
  return (
    <FigurePanel
      title={text('title')}
      lead={text('lead')}
      file="events"
      rows={events}
      rowKey={({ eventId }) => eventId}
      none={events.length === 0 && text('none')}
      columns={[
        {
          key: 'event',
          header: text('event'),
          value: name,
          cell: (row) => <StaffLink to={staffPaths.internalEvent(row.eventId)}>{name(row)}</StaffLink>,
        },
        {
          key: 'homes',
          header: text('homes'),
          value: ({ homes }) => homes,
          cell: ({ homes }) => intl.formatNumber(homes),
        },
        {
          key: 'kw',
          header: text('kw'),
          value: ({ watts }) => watts / 1_000,
          cell: ({ watts }) => thousandth(watts / 1_000),
        },
        {
          key: 'kwh',
          header: text('kwh'),
          value: ({ wh }) => wh / 1_000,
          cell: ({ wh }) => thousandth(wh / 1_000),
        },
        {
          key: 'cost',
          header: text('cost'),
          value: ({ costPerKwh }) => (costPerKwh == null ? null : costPerKwh / 100),
          cell: ({ costPerKwh }) => (costPerKwh == null ? '–' : cost(costPerKwh)),
        },
      ]}
    >
      <h3>{text('kw')}</h3>
      <Bars label={text('kw')} unit="kW" format={thousandth} bars={bars(({ watts }) => watts / 1_000)} />
      <h3>{text('kwh')}</h3>
      <Bars label={text('kwh')} unit="kWh" format={thousandth} bars={bars(({ wh }) => wh / 1_000)} />
      {brand.pointsPerUnit !== null && (
        <>
          <h3>{text('cost')}</h3>
          <Bars
            label={text('cost')}
            unit=""
            format={cost}
            bars={bars(({ costPerKwh }) => costPerKwh ?? null)}
          />
        </>
      )}
    </FigurePanel>
  );
}
