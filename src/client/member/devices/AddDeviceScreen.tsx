import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import type { DeviceConnection } from '../../../../codegen/rest/types.ts';
import { displayWeight } from '../../../domain/devices/deviceTypes.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useKept } from '../../platform/navigation/useKept.ts';
import { useApp } from '../../platform/screen/app.ts';
import { DeviceTypeIcon } from '../../shared/devices/DeviceTypeIcon.tsx';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { opensDialog } from '../../shared/dialog/opensDialog.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { ListItem, Tile } from '../../ui/List.tsx';
import { WideList } from '../../ui/WideList.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { connectionList } from './deviceQueries.ts';
import { alsoCalled, matchingPartners } from './matchingPartners.ts';
import { usePartner } from './usePartner.ts';
import styles from './devices.module.css';

/** `/devices/add` (NAV-46, DEV-12): every partner that is switched on, by the kinds that it connects, with search. */
export default function AddDeviceScreen() {
  const intl = useIntl();
  const { words, helpUrls } = useApp().brand;
  useDocumentTitle(intl.formatMessage({ id: 'devices.add.title' }));
  return (
    <div className="columns">
      <div className="stack columns-whole">
        <PageHeading
          lead={
            <FormattedMessage id="devices.add.lead" values={{ event: words.reductionEvent.withArticle }} />
          }
        >
          <FormattedMessage id="devices.add.title" />
        </PageHeading>
        <Suspense
          fallback={
            <SkeletonRegion label={intl.formatMessage({ id: 'devices.loading' })}>
              <Skeleton height={420} look="card" />
            </SkeletonRegion>
          }
        >
          <PartBoundary>
            <Partners />
          </PartBoundary>
          <div className="row">
            <ButtonAnchor href={helpUrls.devices} look="secondary" outside>
              <FormattedMessage id="devices.add.how" />
            </ButtonAnchor>
            <ButtonLink to={paths.devices()} look="quiet">
              <FormattedMessage id="devices.add.back" />
            </ButtonLink>
          </div>
        </Suspense>
      </div>
    </div>
  );
}

function Partners() {
  const intl = useIntl();
  const app = useApp();
  const { data } = useSuspenseRestQuery(connectionList(app));
  const [wanted, setWanted] = useKept<string>('search', '');
  const use = usePartner(data.connections);
  const kinds = (partner: DeviceConnection): readonly string[] =>
    [...partner.device_types]
      .sort((a, b) => displayWeight(b) - displayWeight(a))
      .map((type) => intl.formatMessage({ id: `devices.kind.${type}` }));
  const found = matchingPartners(data.connections, wanted, (partner) => [
    ...kinds(partner),
    ...alsoCalled(intl, partner.device_types),
  ]);
  return (
    <>
      <div className={styles['search']}>
        <TextInput
          label={<FormattedMessage id="devices.add.search" />}
          hint={<FormattedMessage id="devices.add.searchHint" />}
          type="search"
          value={wanted}
          autoComplete="off"
          onChange={(change) => setWanted(change.currentTarget.value)}
        />
      </div>
      <p className="visually-hidden" role="status">
        <FormattedMessage id="devices.add.found" values={{ count: found.length }} />
      </p>
      {found.length === 0 ? (
        <Card>
          <p>
            <FormattedMessage id="devices.add.nobody" values={{ wanted }} />
          </p>
        </Card>
      ) : (
        <div className={styles['partners']}>
          <WideList>
            {found.map((partner) => (
              <ListItem
                key={partner.connection_config_id}
                start={
                  <Tile>
                    <DeviceTypeIcon type={partner.device_types[0] ?? 'default'} />
                  </Tile>
                }
                title={partner.title}
                detail={intl.formatList(kinds(partner), { type: 'unit' })}
                end={
                  <PartnerEnd
                    partner={partner}
                    busy={use.busy}
                    onConnect={() => use.open(partner.connection_config_id)}
                  />
                }
              />
            ))}
          </WideList>
        </div>
      )}
      <AccountDialog partner={use.asking} use={use} onClose={use.close} />
    </>
  );
}

interface PartnerEndProps {
  readonly partner: DeviceConnection;
  readonly busy: boolean;
  readonly onConnect: () => void;
}

function PartnerEnd({ partner, busy, onConnect }: PartnerEndProps) {
  const intl = useIntl();
  if (partner.status === 'connected') {
    return (
      <Badge tone="saved">
        <FormattedMessage id="devices.add.connected" values={{ count: partner.device_count }} />
      </Badge>
    );
  }
  const word = partner.status === 'ended' ? 'devices.reconnectShort' : 'devices.connect';
  return (
    <Button
      small
      look={partner.status === 'ended' ? 'primary' : 'secondary'}
      busy={busy}
      aria-label={intl.formatMessage({ id: 'devices.connectWhat' }, { partner: partner.title })}
      {...(partner.cloud === 'account' && opensDialog)}
      onClick={onConnect}
    >
      <FormattedMessage id={word} />
    </Button>
  );
}
