import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRestQuery, useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useIsOwner } from '../../platform/session/useIsOwner.ts';
import { HardwareNotice } from '../../shared/hardware/HardwareNotice.tsx';
import { Messages } from '../../shared/messages/Messages.tsx';
import { memberMessages } from '../../shared/messages/messagesQuery.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { memberSettings } from '../../shared/settings/memberSettings.ts';
import { StaleNotice } from '../../shared/StaleNotice.tsx';
import { AwayNotice } from '../../shared/vacation/AwayNotice.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PlusIcon } from '../../ui/icons/toolIcons.tsx';
import { NoDevicesIllustration } from '../../ui/illustrations/emptyStates.tsx';
import { List } from '../../ui/List.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { ConnectResult } from './ConnectResult.tsx';
import { connectionList, deviceList, POLL_MS } from './deviceQueries.ts';
import { DeviceRow } from './DeviceRow.tsx';
import { ForOwner } from './ForOwner.tsx';
import { FreeDeviceOffer } from './FreeDeviceOffer.tsx';
import { inGroups } from './deviceWords.ts';
import { SeeOffers } from './SeeOffers.tsx';
import { TroubleNotice } from './TroubleNotice.tsx';
import { usePartner } from './usePartner.ts';
import { WhatDevicesDo } from './WhatDevicesDo.tsx';
import styles from './devices.module.css';

/** `/devices`: devices with problems first, then every device by kind with what it does now (DEV-07, DEV-10, DEV-11). */
export default function DevicesScreen() {
  const intl = useIntl();
  useDocumentTitle(intl.formatMessage({ id: 'devices.title' }));
  return (
    <div className="columns">
      <div className="stack columns-whole">
        <PageHeading>
          <FormattedMessage id="devices.title" />
        </PageHeading>
        <ConnectResult />
      </div>
      <Suspense fallback={<Loading />}>
        <Content />
      </Suspense>
    </div>
  );
}

function Loading() {
  const intl = useIntl();
  return (
    <SkeletonRegion label={intl.formatMessage({ id: 'devices.loading' })}>
      <Skeleton height={312} look="card" />
    </SkeletonRegion>
  );
}

/** Appears immediately, so that no late notice moves what is below it. */
function Content() {
  const app = useApp();
  const isOwner = useIsOwner();
  const list = useRestQuery(deviceList(app));
  const asked = [list, useRestQuery(memberSettings(app)), useRestQuery(memberMessages(app))];
  // Failed earlier: stays, or the parts below would be mounted and asked again without end.
  const isFirst = ({ isPending, failureCount, errorUpdateCount }: (typeof asked)[number]): boolean =>
    isPending && failureCount === 0 && errorUpdateCount === 0;
  if (asked.some(isFirst)) return <Loading />;
  const troubled = list.data?.devices.filter(({ trouble }) => trouble !== null) ?? [];
  return (
    <>
      <div className="stack">
        <AwayNotice />
        <PartBoundary>
          <Connected />
        </PartBoundary>
      </div>
      <div className="stack">
        {isOwner && (
          <PartBoundary>
            <FreeDeviceOffer />
          </PartBoundary>
        )}
        <Messages namedDevices={troubled.map(({ device_id: id }) => id)} />
        {isOwner && <SeeOffers />}
        <WhatDevicesDo />
      </div>
    </>
  );
}

function Connected() {
  const app = useApp();
  const { words } = app.brand;
  const list = useSuspenseRestQuery({ ...deviceList(app), refetchInterval: POLL_MS });
  const { data: partners } = useRestQuery(connectionList(app));
  const use = usePartner(partners?.connections ?? []);
  const { devices } = list.data;
  const isOwner = useIsOwner();
  if (devices.length === 0) {
    return (
      <Card>
        <EmptyState
          illustration={<NoDevicesIllustration />}
          title={<FormattedMessage id="devices.none.title" />}
          action={
            isOwner ? (
              <ButtonLink to={paths.addDevice()}>
                <FormattedMessage id="devices.add" />
              </ButtonLink>
            ) : (
              <ForOwner />
            )
          }
        >
          <FormattedMessage id="devices.none.text" values={{ event: words.reductionEvent.withArticle }} />
        </EmptyState>
      </Card>
    );
  }
  const troubled = devices.filter(({ trouble }) => trouble !== null);
  return (
    <>
      <StaleNotice read={list} />
      {troubled.map((device) => (
        <TroubleNotice
          key={device.device_id}
          device={device}
          partner={use.partnerTitle(device.connection_config_id)}
          busy={use.busy}
          onReconnect={isOwner ? () => use.open(device.connection_config_id) : null}
        />
      ))}
      <HardwareNotice />
      <div className={styles['groups']}>
        {inGroups(devices).map(({ type, devices: same }) => (
          <section key={type} className={styles['group']} aria-labelledby={`devices-${type}`}>
            <h2 id={`devices-${type}`}>
              <FormattedMessage id={`devices.kind.${type}`} />
            </h2>
            <Card flush>
              <List>
                {same.map((device) => (
                  <DeviceRow key={device.device_id} device={device} />
                ))}
              </List>
            </Card>
          </section>
        ))}
      </div>
      {isOwner ? (
        <div className="row">
          <ButtonLink to={paths.addDevice()} icon={<PlusIcon />}>
            <FormattedMessage id="devices.add" />
          </ButtonLink>
        </div>
      ) : (
        <ForOwner />
      )}
      <AccountDialog partner={use.asking} use={use} onClose={use.close} />
    </>
  );
}
