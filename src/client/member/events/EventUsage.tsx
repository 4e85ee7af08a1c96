import { Suspense, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import type { BaselineRecord, EnergyEvent } from '../../../../codegen/rest/types.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { useFormats } from '../../shared/format/useFormats.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Card } from '../../ui/Card.tsx';
import { UsageChart } from '../../ui/charts/UsageChart.tsx';
import type { UsageInterval } from '../../ui/charts/usageGeometry.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { eventUnit } from './eventUnit.ts';
import { baselineRecords } from './eventQueries.ts';

/** Few meters report during an event, and none every second. */
const WHILE_RUNNING_MS = 60_000;

/** Usage against the baseline around the event; empty before the first readings, and no place is kept for it until the end. */
export function EventUsage({ event }: { readonly event: EnergyEvent }) {
  return (
    <PartBoundary>
      <Suspense fallback={event.ohm_hour_ended && <Skeleton height={372} look="card" />}>
        <Usage event={event} />
      </Suspense>
    </PartBoundary>
  );
}

function Usage({ event }: { readonly event: EnergyEvent }) {
  const titleId = useId();
  const app = useApp();
  const { data } = useSuspenseRestQuery({
    ...baselineRecords(app, event.id),
    refetchInterval: event.status === 'ACTIVE' ? WHILE_RUNNING_MS : false,
  });
  const summary = useSummary(event);
  const records = data.baseline_records.length > 0 ? data.baseline_records : event.baseline_records;
  // Most meters have not reported anything while the event runs.
  const known = event.ohm_hour_ended
    ? records
    : records.slice(0, records.findLastIndex(({ used_wh: used }) => used !== null) + 1);
  if (!known.some(({ in_event: inEvent }) => inEvent)) return null;
  return (
    <Card title={<FormattedMessage id="events.usage.title" />} titleId={titleId}>
      <UsageChart
        intervals={known.map(toInterval)}
        timeZone={event.time_zone}
        summary={summary}
        unit={eventUnit(event, known)}
      />
    </Card>
  );
}

function useSummary(event: EnergyEvent): string {
  const intl = useIntl();
  const { energy } = useFormats();
  const { used_wh: used, baseline_wh: usual } = event;
  return used === null || usual === null
    ? intl.formatMessage({ id: 'events.chart.summaryOpen' })
    : intl.formatMessage({ id: 'events.chart.summary' }, { used: energy(used), usual: energy(usual) });
}

function toInterval(record: BaselineRecord): UsageInterval {
  return {
    startsAt: new Date(record.start_dttm),
    endsAt: new Date(record.end_dttm),
    usedWh: record.used_wh,
    baselineWh: record.baseline_wh,
    inEvent: record.in_event,
    estimated: record.estimated,
  };
}
