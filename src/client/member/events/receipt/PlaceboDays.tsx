import { FormattedMessage, useIntl } from 'react-intl';
import type { PlaceboDay } from '../../../../domain/settlement/noise.ts';
import type { ReceiptNoise } from '../../../../domain/settlement/receipt.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { Table } from '../../../ui/table/Table.tsx';
import { useLocalDay } from '../../../shared/format/useLocalDay.ts';

/** The same rule applied to days without an event: each day's error, and the typical error. */
export function PlaceboDays({ noise: { placeboDays, noise } }: { readonly noise: ReceiptNoise }) {
  const intl = useIntl();
  const { energyUnit: unit, exactEnergy, exactFigure: energy } = useFormats();
  const localDay = useLocalDay();
  const say = (id: string) => intl.formatMessage({ id });
  return (
    <div className="stack stack-snug">
      {noise !== null && (
        <p className="small muted">
          <FormattedMessage
            id="events.chance.bias"
            values={{
              direction: noise.biasWh > 0 ? 'high' : noise.biasWh < 0 ? 'low' : 'none',
              bias: exactEnergy(Math.abs(noise.biasWh)),
              rms: exactEnergy(noise.rootMeanSquareWh),
            }}
          />
        </p>
      )}
      <Table
        caption={intl.formatMessage({ id: 'events.chance.caption' }, { count: placeboDays.length, unit })}
        rows={placeboDays}
        rowKey={({ date }) => date}
        columns={[
          {
            key: 'date',
            header: say('events.days.day'),
            rowHeader: true,
            cell: ({ date }) => localDay(date),
          },
          ...(placeboDays.some(({ plainWh }) => plainWh !== undefined)
            ? [
                {
                  key: 'plain',
                  header: say('events.chance.plain'),
                  numeric: true,
                  cell: ({ plainWh }: PlaceboDay) => (plainWh === undefined ? '–' : energy(plainWh)),
                },
                {
                  key: 'adjusted',
                  header: say('events.chance.adjusted'),
                  numeric: true,
                  cell: ({ adjustedWh }: PlaceboDay) => (adjustedWh == null ? '–' : energy(adjustedWh)),
                },
              ]
            : []),
          {
            key: 'usual',
            header: say('events.used.usual'),
            numeric: true,
            cell: ({ baselineWh }) => energy(baselineWh),
          },
          {
            key: 'used',
            header: say('events.used.used'),
            numeric: true,
            cell: ({ usedWh }) => energy(usedWh),
          },
          {
            key: 'off',
            header: say('events.chance.off'),
            numeric: true,
            cell: ({ baselineWh, usedWh }) => energy(Math.abs(baselineWh - usedWh)),
          },
        ]}
      />
    </div>
  );
}
