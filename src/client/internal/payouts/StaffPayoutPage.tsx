import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { StaffPayoutPage_payout$key } from '../../../../codegen/relay/StaffPayoutPage_payout.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Columns } from '../shared/page/Columns.tsx';
import { Facts } from '../shared/values/Facts.tsx';
import { History } from '../shared/history/History.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { DecidePayout } from './DecidePayout.tsx';
import { MemberAccount } from './MemberAccount.tsx';
import { PayoutBadge } from './PayoutBadge.tsx';
import { useAmount } from '../shared/values/useAmount.ts';

/** One payout: why it needs review, who gets it, and what staff can do. */
export function StaffPayoutPage({ payout: key }: { readonly payout: StaffPayoutPage_payout$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const amount = useAmount();
  const { points } = useFormats();
  const payout = useFragment(
    graphql`
      fragment StaffPayoutPage_payout on StaffPayout {
        orderId
        state
        points
        hundredths
        currency
        destination
        placedAt
        since
        notBefore
        sentAt
        partnerState
        reviewReasons
        failure
        sharedWith {
          memberId
          by
          member {
            name
            email
          }
        }
        decision {
          what
          at
          by {
            name
            email
          }
        }
        member {
          name
          email
        }
        account {
          ...MemberAccount_account
        }
        history {
          ...History_entries
        }
        ...DecidePayout_payout
      }
    `,
    key,
  );
  const { state, failure, decision, notBefore, sentAt, reviewReasons, sharedWith } = payout;
  const text = (id: string) => intl.formatMessage({ id: `internalPayouts.${id}` });
  const none = text('nothing');
  const stamp = (at: string) => times.stamp(at, zone);
  return (
    <StaffPage
      title={intl.formatMessage(
        { id: 'internalPayouts.one' },
        {
          amount: amount(payout.hundredths, payout.currency),
          member:
            payout.member?.name ??
            payout.member?.email ??
            (payout.destination || intl.formatMessage({ id: 'internal.accountDeleted' })),
        },
      )}
      aside={<PayoutBadge state={state} />}
      back={{ to: staffPaths.internalPayouts(), label: intl.formatMessage({ id: 'internal.nav.payouts' }) }}
    >
      {failure != null && (
        <Notice tone="error" title={text(`state.${state}`)}>
          <p>{text(`failure.${failure}`)}</p>
        </Notice>
      )}
      <Columns
        side={
          <Panel title={<FormattedMessage id="internal.history.title" />}>
            <History entries={payout.history} zone={zone} />
          </Panel>
        }
      >
        {reviewReasons.length > 0 && (
          <Panel title={<FormattedMessage id="internalPayouts.why" />}>
            <ul>
              {reviewReasons.map((reason) => (
                <li key={reason}>{text(`reasonText.${reason}`)}</li>
              ))}
            </ul>
          </Panel>
        )}
        <DecidePayout payout={payout} />
        <Panel
          title={<FormattedMessage id="internalPayouts.about" />}
          aside={
            <Link to={staffPaths.internalOrder(payout.orderId)}>
              <FormattedMessage id="internalPayouts.order" />
            </Link>
          }
        >
          <Facts
            facts={[
              [text('field.amount'), amount(payout.hundredths, payout.currency)],
              [text('field.price'), points(payout.points)],
              [text('field.destination'), payout.destination],
              [text('field.placed'), stamp(payout.placedAt)],
              [text('field.since'), stamp(payout.since)],
              [text('field.notBefore'), notBefore == null ? none : stamp(notBefore)],
              [text('field.sent'), sentAt == null ? none : stamp(sentAt)],
              [text('field.partnerState'), payout.partnerState ?? none],
              [
                text('field.decision'),
                decision == null
                  ? none
                  : intl.formatMessage(
                      { id: `internalPayouts.decision.${decision.what}` },
                      { by: decision.by?.name ?? decision.by?.email ?? none, at: stamp(decision.at) },
                    ),
              ],
            ]}
          />
        </Panel>
        {sharedWith.length > 0 && (
          <Panel title={<FormattedMessage id="internalPayouts.shared" />}>
            <ul>
              {sharedWith.map(({ memberId, member, by }) => (
                <li key={memberId}>
                  <Link to={staffPaths.internalCashoutMember(memberId)}>
                    {member?.name ?? member?.email ?? none}
                  </Link>{' '}
                  <span className="muted">{by.map((reason) => text(`reason.${reason}`)).join(', ')}</span>
                </li>
              ))}
            </ul>
          </Panel>
        )}
        {payout.member != null && <MemberAccount account={payout.account} link />}
      </Columns>
    </StaffPage>
  );
}
