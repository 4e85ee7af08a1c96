import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { Card } from '../../ui/Card.tsx';
import { Segmented } from '../../ui/form/Segmented.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import type { DeviceUsageMonthlyQuery } from '../../../../codegen/relay/DeviceUsageMonthlyQuery.graphql.ts';
import type { DeviceUsagePreviousWeekQuery } from '../../../../codegen/relay/DeviceUsagePreviousWeekQuery.graphql.ts';
import type { DeviceUsageYesterdayQuery } from '../../../../codegen/relay/DeviceUsageYesterdayQuery.graphql.ts';
import { DaysOfUse } from './DaysOfUse.tsx';
import { HoursOfUse } from './HoursOfUse.tsx';

type Period = 'yesterday' | 'week' | 'month';
const PERIODS: readonly Period[] = ['yesterday', 'week', 'month'];

interface OfDevice {
  readonly deviceId: string;
  /** Solar panels: what counts is what they gave. */
  readonly gives: boolean;
}

/** What the device used, or gave, yesterday, in the week and in the month before today (DEV-14, DEV-15). */
export function DeviceUsage({ deviceId, gives }: OfDevice) {
  const intl = useIntl();
  const [period, setPeriod] = useState<Period>('yesterday');
  const Shown = { yesterday: Yesterday, week: Week, month: Month }[period];
  return (
    <Card
      title={<FormattedMessage id={gives ? 'devices.use.titleGave' : 'devices.use.title'} />}
      titleId="device-use"
    >
      <div className="stack">
        <Segmented
          label={intl.formatMessage({ id: 'devices.use.period' })}
          value={period}
          onChange={setPeriod}
          options={PERIODS.map((value) => ({
            value,
            label: <FormattedMessage id={`devices.use.${value}`} />,
          }))}
        />
        <PartBoundary key={period}>
          <Suspense
            fallback={
              <SkeletonRegion label={intl.formatMessage({ id: 'devices.use.loading' })}>
                <Skeleton height={236} />
              </SkeletonRegion>
            }
          >
            <Shown deviceId={deviceId} gives={gives} />
          </Suspense>
        </PartBoundary>
      </div>
    </Card>
  );
}

function Yesterday({ deviceId, gives }: OfDevice) {
  const { viewer } = useLazyLoadQuery<DeviceUsageYesterdayQuery>(
    graphql`
      query DeviceUsageYesterdayQuery($deviceId: ID!) {
        viewer {
          home {
            timeZone
          }
          deviceEnergyUsage(deviceId: $deviceId, period: YESTERDAY) {
            ...HoursOfUse_usage
          }
        }
      }
    `,
    { deviceId },
    { fetchPolicy: 'store-and-network' },
  );
  return viewer.deviceEnergyUsage ? (
    <HoursOfUse usage={viewer.deviceEnergyUsage} timeZone={viewer.home?.timeZone ?? 'UTC'} gives={gives} />
  ) : null;
}

function Week({ deviceId, gives }: OfDevice) {
  const { viewer } = useLazyLoadQuery<DeviceUsagePreviousWeekQuery>(
    graphql`
      query DeviceUsagePreviousWeekQuery($deviceId: ID!) {
        viewer {
          deviceEnergyUsage(deviceId: $deviceId, period: PREVIOUS_WEEK) {
            ...DaysOfUse_usage
          }
        }
      }
    `,
    { deviceId },
    { fetchPolicy: 'store-and-network' },
  );
  return viewer.deviceEnergyUsage ? (
    <DaysOfUse usage={viewer.deviceEnergyUsage} every={1} gives={gives} />
  ) : null;
}

function Month({ deviceId, gives }: OfDevice) {
  const { viewer } = useLazyLoadQuery<DeviceUsageMonthlyQuery>(
    graphql`
      query DeviceUsageMonthlyQuery($deviceId: ID!) {
        viewer {
          deviceEnergyUsage(deviceId: $deviceId, period: MONTHLY) {
            ...DaysOfUse_usage
          }
        }
      }
    `,
    { deviceId },
    { fetchPolicy: 'store-and-network' },
  );
  return viewer.deviceEnergyUsage ? (
    <DaysOfUse usage={viewer.deviceEnergyUsage} every={7} gives={gives} />
  ) : null;
}
