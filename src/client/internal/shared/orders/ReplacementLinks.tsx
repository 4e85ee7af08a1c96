import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { ReplacementLinks_order$key } from '../../../../../codegen/relay/ReplacementLinks_order.graphql.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { Notice } from '../../../ui/Notice.tsx';

/** That another order was sent for this one, or this one for another, with the way there. */
export function ReplacementLinks({ order: key }: { readonly order: ReplacementLinks_order$key }) {
  const { replacedBy, replaces } = useFragment(
    graphql`
      fragment ReplacementLinks_order on StaffOrder {
        replacedBy
        replaces
      }
    `,
    key,
  );
  return (
    <>
      {replacedBy != null && (
        <Notice tone="warn">
          <FormattedMessage id="internalOrders.replacedBy" />{' '}
          <Link to={staffPaths.internalOrder(replacedBy)}>
            <FormattedMessage id="internalOrders.replacedBy.see" />
          </Link>
        </Notice>
      )}
      {replaces != null && (
        <Notice tone="plain">
          <FormattedMessage id="internalOrders.replaces" />{' '}
          <Link to={staffPaths.internalOrder(replaces)}>
            <FormattedMessage id="internalOrders.replaces.see" />
          </Link>
        </Notice>
      )}
    </>
  );
}
