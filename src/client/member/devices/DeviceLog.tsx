import { Suspense, useTransition } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { useKept } from '../../platform/navigation/useKept.ts';
import { useApp } from '../../platform/screen/app.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import type { DeviceLogQuery } from '../../../../codegen/relay/DeviceLogQuery.graphql.ts';
import { EventInLog } from './EventInLog.tsx';
import { inRows } from './logRows.ts';
import { LogMoment } from './LogMoment.tsx';
import styles from './DeviceLog.module.css';

const PER_PAGE = 10;

/** What happened with the device, an event as one row, page by page (DEV-17). */
export function DeviceLog({ deviceId }: { readonly deviceId: string }) {
  const intl = useIntl();
  const [page, setPage] = useKept<number>('log page', 1);
  const [turning, turn] = useTransition();
  return (
    <Card title={<FormattedMessage id="devices.log.title" />} titleId="device-log">
      <PartBoundary>
        <Suspense
          fallback={
            <SkeletonRegion label={intl.formatMessage({ id: 'devices.log.loading' })}>
              <Skeleton height={160} />
            </SkeletonRegion>
          }
        >
          <Page deviceId={deviceId} page={page} turning={turning} onTurn={(to) => turn(() => setPage(to))} />
        </Suspense>
      </PartBoundary>
    </Card>
  );
}

interface PageProps {
  readonly deviceId: string;
  readonly page: number;
  readonly turning: boolean;
  readonly onTurn: (page: number) => void;
}

function Page({ deviceId, page, turning, onTurn }: PageProps) {
  const { viewer } = useLazyLoadQuery<DeviceLogQuery>(
    graphql`
      query DeviceLogQuery($deviceId: ID!, $page: Int!, $perPage: Int!) {
        viewer {
          home {
            timeZone
          }
          deviceEventLogs(deviceId: $deviceId, page: $page, perPage: $perPage, byEvent: true) {
            total
            logs {
              id
              at
              eventId
              happened
              ...EventInLog_step
            }
            events {
              eventId
              ...EventInLog_event
            }
          }
        }
      }
    `,
    { deviceId, page, perPage: PER_PAGE },
    { fetchPolicy: useApp().connection.isDown() ? 'store-or-network' : 'store-and-network' },
  );
  const { total, logs, events } = viewer.deviceEventLogs ?? { total: 0, logs: [], events: [] };
  const timeZone = viewer.home?.timeZone ?? 'UTC';
  const findEvent = ({ eventId }: (typeof logs)[number]) =>
    events.find((event) => event.eventId === eventId) ?? null;
  const pages = Math.max(1, Math.ceil(total / PER_PAGE));
  if (total === 0) {
    return (
      <p className="muted">
        <FormattedMessage id="devices.log.none" />
      </p>
    );
  }
  return (
    <>
      <ul className={styles['logs']} aria-labelledby="device-log">
        {inRows(logs, findEvent).map(({ event, entries, latest }) => (
          <li key={event?.eventId ?? latest.id}>
            {event === null ? (
              <p className={styles['entry']}>
                <FormattedMessage id={`devices.happened.${latest.happened ?? 'added'}`} />
                <LogMoment at={latest.at} timeZone={timeZone} />
              </p>
            ) : (
              <EventInLog event={event} steps={entries} timeZone={timeZone} />
            )}
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav className={styles['pager']} aria-labelledby="device-log">
          <Button
            look="secondary"
            small
            disabled={page === 1}
            busy={turning}
            onClick={() => onTurn(page - 1)}
          >
            <FormattedMessage id="devices.log.newer" />
          </Button>
          <span className="small muted" role="status">
            <FormattedMessage id="devices.log.page" values={{ page, pages }} />
          </span>
          <Button
            look="secondary"
            small
            disabled={page >= pages}
            busy={turning}
            onClick={() => onTurn(page + 1)}
          >
            <FormattedMessage id="devices.log.older" />
          </Button>
        </nav>
      )}
    </>
  );
}
