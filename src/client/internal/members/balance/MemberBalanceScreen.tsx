import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { memberBalanceLoaderQuery as Query } from '../../../../../codegen/relay/memberBalanceLoaderQuery.graphql.ts';
import { useScreenData } from '../../../platform/screen/screen.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { MovementTable } from '../../shared/ledger/MovementTable.tsx';
import { Panel } from '../../shared/page/Panel.tsx';
import { AdjustPoints } from '../../shared/points/AdjustPoints.tsx';
import { PointsApproval } from '../../shared/points/PointsApproval.tsx';
import { Facts } from '../../shared/values/Facts.tsx';
import { MemberFrame } from '../frame/MemberFrame.tsx';
import { memberBalanceLoaderQuery, type loader } from './memberBalanceLoader.ts';

/** `/internal/members/:id/balance` */
export default function MemberBalanceScreen() {
  return (
    <MemberFrame section="balance">
      <Loaded />
    </MemberFrame>
  );
}

function Loaded() {
  const intl = useIntl();
  const { points, watts } = useFormats();
  const query = usePreloadedQuery<Query>(memberBalanceLoaderQuery, useScreenData<typeof loader>().section);
  const ledger = query.staff?.memberLedger;
  if (ledger == null) return null;
  const text = (id: string) => intl.formatMessage({ id: `internalPayouts.${id}` });
  return (
    <>
      <Panel title={<FormattedMessage id="internalPayouts.ledger.balance" />}>
        <Facts
          facts={[
            [text('ledger.spendable'), points(ledger.points)],
            [text('ledger.watts'), watts(ledger.watts)],
            [text('ledger.held'), points(ledger.heldPoints)],
          ]}
        />
        <AdjustPoints ledger={ledger} />
      </Panel>
      <PointsApproval ledger={ledger} />
      <Panel title={<FormattedMessage id="internalMember.movements" />}>
        <MovementTable query={query} memberId={ledger.memberId} />
      </Panel>
    </>
  );
}
