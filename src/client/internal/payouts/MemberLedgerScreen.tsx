import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { memberLedgerLoaderQuery as Query } from '../../../../codegen/relay/memberLedgerLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { MissingContent } from '../../shared/system/MissingContent.tsx';
import { Facts } from '../shared/values/Facts.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { memberLedgerLoaderQuery, type loader } from './memberLedgerLoader.ts';
import { MovementTable } from '../shared/ledger/MovementTable.tsx';

/** `/internal/payouts/members/:id/ledger`: every movement of a member's balance, with what caused it. */
export default function MemberLedgerScreen() {
  const intl = useIntl();
  return (
    <Suspense
      fallback={
        <StaffPage title={intl.formatMessage({ id: 'internalPayouts.ledger' })}>
          <TableSkeleton />
        </StaffPage>
      }
    >
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const intl = useIntl();
  const { points, watts } = useFormats();
  const query = usePreloadedQuery<Query>(memberLedgerLoaderQuery, useScreenData<typeof loader>().ledger);
  const ledger = query.staff?.memberLedger;
  if (ledger == null) return <MissingContent />;
  const text = (id: string, values = {}) => intl.formatMessage({ id: `internalPayouts.${id}` }, values);
  const member = ledger.member?.name ?? ledger.member?.email ?? text('nothing');
  return (
    <StaffPage
      title={text('ledger.of', { member })}
      lead={<FormattedMessage id="internalPayouts.ledger.lead" />}
      back={{ to: staffPaths.internalCashoutMember(ledger.memberId), label: text('ofMember', { member }) }}
    >
      <Panel title={<FormattedMessage id="internalPayouts.ledger.balance" />}>
        <Facts
          facts={[
            [text('ledger.spendable'), points(ledger.points)],
            [text('ledger.watts'), watts(ledger.watts)],
            [text('ledger.held'), points(ledger.heldPoints)],
          ]}
        />
      </Panel>
      <MovementTable query={query} memberId={ledger.memberId} />
    </StaffPage>
  );
}
