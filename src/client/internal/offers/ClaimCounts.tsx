import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { ClaimCounts_offer$key } from '../../../../codegen/relay/ClaimCounts_offer.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { Facts } from '../shared/values/Facts.tsx';
import { Panel } from '../shared/page/Panel.tsx';

/** An offer's members by progress, each number linked to them. */
export function ClaimCounts({ offer: key }: { readonly offer: ClaimCounts_offer$key }) {
  const intl = useIntl();
  const { id, agreementVersion, reserved, bought, connected, late } = useFragment(
    graphql`
      fragment ClaimCounts_offer on StaffDeviceOffer {
        id
        reserved
        bought
        connected
        late
        agreementVersion
      }
    `,
    key,
  );
  const link = (count: number, view: string | undefined) => (
    <Link to={staffPaths.internalOfferClaims({ offer: id, view })}>{intl.formatNumber(count)}</Link>
  );
  return (
    <Panel
      title={<FormattedMessage id="internalOffers.claims.title" />}
      aside={
        <Link to={staffPaths.internalOfferClaims({ offer: id })}>
          <FormattedMessage id="internalOffers.claims.all" />
        </Link>
      }
    >
      <Facts
        facts={[
          [intl.formatMessage({ id: 'internalOffers.count.reserved' }), link(reserved, 'RESERVED')],
          [intl.formatMessage({ id: 'internalOffers.count.bought' }), link(bought, undefined)],
          [intl.formatMessage({ id: 'internalOffers.count.connected' }), link(connected, 'CONNECTED')],
          [intl.formatMessage({ id: 'internalOffers.count.late' }), link(late, 'late')],
          [intl.formatMessage({ id: 'internalOffers.count.agreement' }), intl.formatNumber(agreementVersion)],
        ]}
      />
    </Panel>
  );
}
