import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { useKept } from '../../platform/navigation/useKept.ts';
import { useApp } from '../../platform/screen/app.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { Card } from '../../ui/Card.tsx';
import { Segmented } from '../../ui/form/Segmented.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import type { DeviceUsageQuery } from '../../../../codegen/relay/DeviceUsageQuery.graphql.ts';
import { DaysOfUse } from './DaysOfUse.tsx';
import { HoursOfUse } from './HoursOfUse.tsx';
import { UseAboveMeter } from './UseAboveMeter.tsx';
import type { EnergyFlow } from './UseBars.tsx';

/** The periods with their names in the message keys. */
const PERIODS = { YESTERDAY: 'yesterday', PREVIOUS_WEEK: 'week', MONTHLY: 'month' } as const;
type Period = keyof typeof PERIODS;
const SHOWN: readonly Period[] = ['YESTERDAY', 'PREVIOUS_WEEK', 'MONTHLY'];

interface OfDevice {
  readonly deviceId: string;
  readonly flow: EnergyFlow;
}

/** The device's use, or yield, yesterday and in the week and month before today (DEV-14, DEV-15). */
export function DeviceUsage({ deviceId, flow }: OfDevice) {
  const intl = useIntl();
  const [period, setPeriod] = useKept<Period>('use', 'YESTERDAY');
  return (
    <Card
      title={<FormattedMessage id={flow === 'gives' ? 'devices.use.titleGave' : 'devices.use.title'} />}
      titleId="device-use"
    >
      <div className="stack">
        <Segmented
          label={intl.formatMessage({ id: 'devices.use.period' })}
          value={period}
          onChange={setPeriod}
          options={SHOWN.map((value) => ({
            value,
            label: <FormattedMessage id={`devices.use.${PERIODS[value]}`} />,
          }))}
        />
        <PartBoundary key={period}>
          <Suspense
            fallback={
              <SkeletonRegion label={intl.formatMessage({ id: 'devices.use.loading' })}>
                {/* A battery has two figures and a note. */}
                <Skeleton height={flow === 'stores' ? 283 : 248} />
              </SkeletonRegion>
            }
          >
            <Usage deviceId={deviceId} flow={flow} period={period} />
          </Suspense>
        </PartBoundary>
      </div>
    </Card>
  );
}

function Usage({ deviceId, flow, period }: OfDevice & { readonly period: Period }) {
  const { viewer } = useLazyLoadQuery<DeviceUsageQuery>(
    graphql`
      query DeviceUsageQuery($deviceId: ID!, $period: DeviceUsagePeriod!, $byHour: Boolean!) {
        viewer {
          home @include(if: $byHour) {
            timeZone
          }
          deviceEnergyUsage(deviceId: $deviceId, period: $period) {
            ...HoursOfUse_usage @include(if: $byHour) @alias(as: "byHour")
            ...DaysOfUse_usage @skip(if: $byHour) @alias(as: "byDay")
            ...UseAboveMeter_usage @alias(as: "aboveMeter")
          }
        }
      }
    `,
    { deviceId, period, byHour: period === 'YESTERDAY' },
    { fetchPolicy: useApp().connection.isDown() ? 'store-or-network' : 'store-and-network' },
  );
  const { byHour, byDay, aboveMeter } = viewer.deviceEnergyUsage ?? {};
  return (
    <>
      {byHour != null && <HoursOfUse usage={byHour} timeZone={viewer.home?.timeZone ?? 'UTC'} flow={flow} />}
      {byDay != null && <DaysOfUse usage={byDay} every={period === 'MONTHLY' ? 7 : 1} flow={flow} />}
      {aboveMeter != null && <UseAboveMeter usage={aboveMeter} />}
    </>
  );
}
