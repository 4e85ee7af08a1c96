import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import type { Energy } from '../../../../codegen/rest/types.ts';
import { shiftPeriod } from '../../../domain/energy/periods.ts';
import { energyUnit } from '../../../domain/format/energy.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { EnergyUnitContext } from '../../shared/format/EnergyUnit.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Card } from '../../ui/Card.tsx';
import { Figure } from '../../ui/Figure.tsx';
import { Downloads } from './Downloads.tsx';
import { EnergyChart } from './EnergyChart.tsx';
import { ComparedWith } from './ComparedWith.tsx';
import { energyAddress } from './energyAddress.ts';
import { EnergyNotes } from './EnergyNotes.tsx';
import { PeriodSteps } from './PeriodSteps.tsx';
import { useCompared } from './useCompared.ts';
import { usePeriodMoves } from './usePeriodMoves.ts';
import styles from './energy.module.css';

const TITLE = 'energy-period';

/** A period: its totals, its chart, and the way to the ones before and after. */
export function PeriodCard({ energy }: { readonly energy: Energy }) {
  const { period, first_day: first, last_day: last, readings } = energy;
  const before = first > readings.first_day ? shiftPeriod(period, first, -1) : null;
  const after = last < readings.last_day ? shiftPeriod(period, first, 1) : null;
  const area = useRef<HTMLDivElement>(null);
  const { compare } = energyAddress(useSearchParams()[0]);
  const compared = useCompared(energy, compare);
  usePeriodMoves(area, { period, before, after, compare });
  const charted = compared?.energy ?? energy;
  const shown = charted.bars.flatMap((bar) => [bar.import_wh, bar.export_wh]);
  return (
    <Card>
      <div ref={area} className={styles['period']} role="group" aria-labelledby={TITLE}>
        <PeriodSteps energy={energy} before={before} after={after} compare={compare} titleId={TITLE} />
        {energy.import_wh === null && energy.export_wh === null ? (
          <NothingThen energy={energy} />
        ) : (
          <EnergyUnitContext
            value={energyUnit([energy.import_wh, energy.export_wh, ...shown, ...(compared?.bars ?? [])])}
          >
            <Totals energy={energy} />
            <ComparedWith compared={compared} />
            <EnergyChart energy={charted} compared={compared} />
            <EnergyNotes energy={energy} />
            <Downloads energy={energy} />
          </EnergyUnitContext>
        )}
      </div>
    </Card>
  );
}

function Totals({
  energy: { import_wh: used, export_wh: sent, carbon_grams: carbon, events },
}: {
  readonly energy: Energy;
}) {
  const intl = useIntl();
  const { energy, number } = useFormats();
  const saved = events.reduce((sum, { saved_wh: wattHours }) => sum + Math.max(0, wattHours ?? 0), 0);
  return (
    <div className="figures">
      {used !== null && (
        <Figure value={energy(used)} label={intl.formatMessage({ id: 'energy.used' })} large />
      )}
      {sent !== null && <Figure value={energy(sent)} label={intl.formatMessage({ id: 'energy.sent' })} />}
      {saved > 0 && (
        <Figure
          value={energy(saved)}
          label={intl.formatMessage({ id: 'energy.saved' }, { count: events.length })}
          tone="saved"
        />
      )}
      {carbon !== null && (
        <Figure
          value={intl.formatMessage({ id: 'energy.kilograms' }, { amount: number(kilograms(carbon)) })}
          label={intl.formatMessage({ id: 'energy.carbon' })}
        />
      )}
    </div>
  );
}

/** Tenths only where they count. */
const kilograms = (grams: number): number =>
  grams < 100_000 ? Math.round(grams / 100) / 10 : Math.round(grams / 1000);

/** A period in which there is no reading at all. */
function NothingThen({ energy: { period, readings } }: { readonly energy: Energy }) {
  const intl = useIntl();
  const day = (date: string) =>
    intl.formatDate(new Date(`${date}T12:00:00Z`), { timeZone: 'UTC', dateStyle: 'long' });
  return (
    <div className="stack stack-snug">
      <p>
        <FormattedMessage
          id="energy.nothing"
          values={{ first: day(readings.first_day), last: day(readings.last_day) }}
        />
      </p>
      <p>
        <Link to={paths.energy({ period })}>
          <FormattedMessage id="energy.latest" />
        </Link>
      </p>
    </div>
  );
}
