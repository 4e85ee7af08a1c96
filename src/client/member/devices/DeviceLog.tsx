import { Suspense, useState, useTransition } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { useNow } from '../../platform/clock/useNow.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useEventNoun } from '../../shared/events/useEventNoun.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import type { DeviceLogQuery } from '../../../../codegen/relay/DeviceLogQuery.graphql.ts';
import styles from './devices.module.css';

const PER_PAGE = 10;

/** What happened with the device, page by page (DEV-17). */
export function DeviceLog({ deviceId }: { readonly deviceId: string }) {
  const intl = useIntl();
  const [page, setPage] = useState(1);
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
          deviceEventLogs(deviceId: $deviceId, page: $page, perPage: $perPage) {
            total
            logs {
              id
              at
              eventId
              eventType
              history
              happened
            }
          }
        }
      }
    `,
    { deviceId, page, perPage: PER_PAGE },
    { fetchPolicy: 'store-and-network' },
  );
  const { total, logs } = viewer.deviceEventLogs ?? { total: 0, logs: [] };
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
      <ul className={styles['logs']}>
        {logs.map((log) => (
          <li key={log.id}>
            <Entry log={log} />
            <When at={log.at} timeZone={viewer.home?.timeZone ?? 'UTC'} />
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

type Log = NonNullable<DeviceLogQuery['response']['viewer']['deviceEventLogs']>['logs'][number];

function Entry({ log: { eventId, eventType, history, happened } }: { readonly log: Log }) {
  const event = useEventNoun(
    eventType === 'PARTICIPATION_REDUCTION_RT' ? eventType : 'PARTICIPATION_REDUCTION',
  ).one;
  const text = (
    <FormattedMessage
      id={history == null ? `devices.happened.${happened ?? 'added'}` : `devices.history.${history}`}
      values={{ event }}
    />
  );
  return eventId == null ? <span>{text}</span> : <Link to={paths.event(eventId)}>{text}</Link>;
}

function When({ at, timeZone }: { readonly at: string; readonly timeZone: string }) {
  const { moment } = useFormats();
  const now = useNow(60_000);
  return (
    <time className="small muted nowrap" dateTime={at}>
      {moment(new Date(at), timeZone, now)}
    </time>
  );
}
