import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRestQuery, useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useIsOwner } from '../../platform/session/useIsOwner.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { DeviceTypeIcon } from '../../shared/devices/DeviceTypeIcon.tsx';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { StaleNotice } from '../../shared/StaleNotice.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { Tile } from '../../ui/List.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import type { loader } from './deviceLoader.ts';
import { DeviceLog } from './DeviceLog.tsx';
import { connectionList, deviceState, POLL_MS } from './deviceQueries.ts';
import { useDeviceText } from './DeviceRow.tsx';
import { DeviceSettings } from './DeviceSettings.tsx';
import { DeviceUsage } from './DeviceUsage.tsx';
import { ForOwner } from './ForOwner.tsx';
import { RemoveDevice } from './RemoveDevice.tsx';
import { TroubleNotice } from './TroubleNotice.tsx';
import type { EnergyFlow } from './UseBars.tsx';
import { usePartner } from './usePartner.ts';
import styles from './devices.module.css';

/** Where a device's energy goes; the others use it. */
const FLOWS: Readonly<Record<string, EnergyFlow>> = { solar: 'gives', battery: 'stores' };

/** `/devices/:id`: what it does now, what it used, its part in events, and what it may do. */
export default function DeviceScreen() {
  const intl = useIntl();
  return (
    <div className="columns">
      <div className="columns-whole">
        <BackLink to={paths.devices()}>
          <FormattedMessage id="devices.all" />
        </BackLink>
      </div>
      <PartBoundary>
        <Suspense
          fallback={
            <SkeletonRegion label={intl.formatMessage({ id: 'devices.one.loading' })}>
              <Skeleton height={520} look="card" />
            </SkeletonRegion>
          }
        >
          <Device />
        </Suspense>
      </PartBoundary>
    </div>
  );
}

function Device() {
  const app = useApp();
  const text = useDeviceText();
  const { id } = useScreenData<typeof loader>();
  const state = useSuspenseRestQuery({ ...deviceState(app, id), refetchInterval: POLL_MS });
  const { data: partners } = useRestQuery(connectionList(app));
  const use = usePartner(partners?.connections ?? []);
  const { device } = state.data;
  const isOwner = useIsOwner();
  const partner = use.partnerTitle(device.connection_config_id);
  useDocumentTitle(device.display_name);
  return (
    <>
      <div className="stack columns-whole">
        <PageHeading
          eyebrow={
            <FormattedMessage
              id="devices.one.eyebrow"
              values={{ kind: <FormattedMessage id={`devices.kind.one.${device.device_type}`} />, partner }}
            />
          }
        >
          {device.display_name}
        </PageHeading>
        <StaleNotice read={state} />
        {device.trouble !== null && (
          <TroubleNotice
            device={device}
            partner={partner}
            busy={use.busy}
            onReconnect={isOwner ? () => use.open(device.connection_config_id) : null}
          />
        )}
      </div>
      <div className="stack">
        <Card look="tint">
          <div className={styles['now']}>
            <Tile tone={device.trouble === null ? 'brand' : 'warn'}>
              <DeviceTypeIcon type={device.device_type} />
            </Tile>
            <div role="status">
              <span className="small muted">
                <FormattedMessage id="devices.one.now" />
              </span>
              <p className="strong">{text(device)}</p>
            </div>
          </div>
        </Card>
        {isOwner ? <DeviceSettings key={device.device_id} device={device} /> : <ForOwner />}
        <DeviceUsage deviceId={id} flow={FLOWS[device.device_type] ?? 'uses'} />
        {isOwner && <RemoveDevice device={device} partner={partner} />}
      </div>
      {/* Last, because it arrives late and is as long as its entries: nothing to press may move with it. */}
      <DeviceLog deviceId={id} />
      <AccountDialog partner={use.asking} use={use} onClose={use.close} />
    </>
  );
}
