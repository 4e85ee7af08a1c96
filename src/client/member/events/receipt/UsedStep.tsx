import { FormattedMessage, useIntl } from 'react-intl';
import type { SettledReceipt } from '../../../../domain/settlement/receipt.ts';
import { difference } from '../../../../domain/settlement/difference.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { Step } from './Step.tsx';

const MINUTE_MS = 60_000;

/** The meter's readings per interval against the baseline. */
export function UsedStep({
  receipt,
  timeZone,
}: {
  readonly receipt: SettledReceipt;
  readonly timeZone: string;
}) {
  const intl = useIntl();
  const {
    energy: roundEnergy,
    energyUnit: unit,
    exactEnergy,
    exactFigure: energy,
    hours: formatHours,
  } = useFormats();
  const { intervals, rules, usedWh, baselineWh, reductionWh, provenance } = receipt;
  const say = (id: string) => intl.formatMessage({ id });
  const hours = (start: string) => {
    const from = new Date(start);
    return formatHours({
      startsAt: from,
      endsAt: new Date(from.getTime() + rules.settlementIntervalMinutes * MINUTE_MS),
      timeZone,
    });
  };
  const rows = [
    ...intervals.map(({ start, baselineWh: usual, usedWh: used, estimated }) => ({
      key: start,
      name: hours(start),
      usual,
      used,
      estimated,
    })),
    { key: 'total', name: say('events.used.total'), usual: baselineWh, used: usedWh, estimated: false },
  ];
  return (
    <Step name="used" answer={roundEnergy(usedWh)}>
      <p>
        <FormattedMessage
          id="events.used.text"
          values={{
            direction: difference(reductionWh),
            used: <strong className="number">{exactEnergy(usedWh)}</strong>,
            difference: <strong className="number">{exactEnergy(Math.abs(reductionWh))}</strong>,
          }}
        />{' '}
        <FormattedMessage id={`events.used.from.${provenance}`} />
      </p>
      <div>
        <Disclosure
          summary={
            <FormattedMessage
              id="events.used.table"
              values={{ minutes: rules.settlementIntervalMinutes, unit }}
            />
          }
        >
          <Table
            caption={intl.formatMessage(
              { id: 'events.used.table' },
              { minutes: rules.settlementIntervalMinutes, unit },
            )}
            rows={rows}
            rowKey={({ key }) => key}
            columns={[
              {
                key: 'time',
                header: say('events.used.time'),
                rowHeader: true,
                cell: timeCell,
              },
              {
                key: 'usual',
                header: say('events.used.usual'),
                numeric: true,
                cell: ({ usual }) => energy(usual),
              },
              {
                key: 'used',
                header: say('events.used.used'),
                numeric: true,
                cell: ({ used }) => energy(used),
              },
              {
                key: 'saved',
                header: say('events.used.saved'),
                numeric: true,
                cell: ({ usual, used }) => energy(usual - used),
              },
            ]}
          />
        </Disclosure>
      </div>
    </Step>
  );
}

const timeCell = ({ name, estimated }: { readonly name: string; readonly estimated: boolean }) => (
  <span className="number">
    {name}
    {estimated && (
      <span className="muted">
        {' '}
        <FormattedMessage id="events.days.estimated" />
      </span>
    )}
  </span>
);
