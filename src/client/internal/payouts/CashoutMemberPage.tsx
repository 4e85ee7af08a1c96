import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  CashoutMemberPage_account$data,
  CashoutMemberPage_account$key,
} from '../../../../codegen/relay/CashoutMemberPage_account.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Columns } from '../shared/page/Columns.tsx';
import { Facts } from '../shared/values/Facts.tsx';
import { History } from '../shared/history/History.tsx';
import { MemberLink } from '../shared/members/MemberLink.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffGrid } from '../shared/list/StaffGrid.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { MarkW9 } from './MarkW9.tsx';
import { MemberAccount } from './MemberAccount.tsx';
import { PayoutBadge } from './PayoutBadge.tsx';
import { useAmount } from '../shared/values/useAmount.ts';

type Payout = CashoutMemberPage_account$data['payouts'][number];

/** A member's cash-outs: on hold or not, the year, the tax forms and the latest payouts. */
export function CashoutMemberPage({ account: key }: { readonly account: CashoutMemberPage_account$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const amount = useAmount();
  const account = useFragment(
    graphql`
      fragment CashoutMemberPage_account on CashoutMember {
        member {
          name
          email
          ...MemberLink_member
        }
        year {
          year
          cash
          giftCards
          prizes
          total
          currency
          threshold
        }
        w9Forms {
          id
          ...MarkW9_form
        }
        payouts {
          id
          state
          hundredths
          currency
          placedAt
          destination
        }
        history {
          ...History_entries
        }
        ...MemberAccount_account
      }
    `,
    key,
  );
  const { member, year, w9Forms, payouts } = account;
  const text = (id: string, values = {}) => intl.formatMessage({ id: `internalPayouts.${id}` }, values);
  const sum = (hundredths: number) => amount(hundredths, year.currency);
  return (
    <StaffPage
      title={text('ofMember', { member: member?.name ?? member?.email ?? text('nothing') })}
      lead={member == null ? undefined : <MemberLink member={member} />}
      back={{ to: staffPaths.internalPayouts(), label: intl.formatMessage({ id: 'internal.nav.payouts' }) }}
    >
      <Columns
        side={
          <Panel title={<FormattedMessage id="internal.history.title" />}>
            <History entries={account.history} zone={zone} />
          </Panel>
        }
      >
        <MemberAccount account={account} />
        <Panel title={text('year', { year: String(year.year) })}>
          <Facts
            facts={[
              [text('tax.cash'), sum(year.cash)],
              [text('tax.giftCards'), sum(year.giftCards)],
              [text('tax.prizes'), sum(year.prizes)],
              [text('tax.total'), sum(year.total)],
              [text('tax.threshold'), year.threshold == null ? text('nothing') : sum(year.threshold)],
            ]}
          />
        </Panel>
        {(year.threshold != null || w9Forms.length > 0) && (
          <Panel title={<FormattedMessage id="internalPayouts.page.forms" />}>
            {w9Forms.length === 0 ? (
              <p className="muted">{text('forms.noneOfMember')}</p>
            ) : (
              <div className="stack">
                {w9Forms.map((form) => (
                  <MarkW9 key={form.id} form={form} />
                ))}
              </div>
            )}
          </Panel>
        )}
        <Panel title={<FormattedMessage id="internal.nav.payouts" />}>
          <StaffGrid<Payout>
            caption={intl.formatMessage({ id: 'internal.nav.payouts' })}
            rowKey={({ id }) => id}
            rows={payouts}
            columns={[
              {
                key: 'placed',
                header: text('field.placed'),
                rowHeader: true,
                by: ({ placedAt }) => placedAt,
                cell: ({ id, placedAt }) => (
                  <RowLink to={staffPaths.internalPayout(id)}>{times.shortDay(placedAt, zone)}</RowLink>
                ),
              },
              {
                key: 'amount',
                header: text('field.amount'),
                numeric: true,
                by: ({ hundredths }) => hundredths,
                cell: ({ hundredths, currency }) => <NoWrap>{amount(hundredths, currency)}</NoWrap>,
              },
              {
                key: 'state',
                header: text('field.state'),
                place: 'state',
                cell: ({ state }) => <PayoutBadge state={state} />,
              },
              {
                key: 'destination',
                header: text('field.destination'),
                cell: ({ destination }) => destination,
              },
            ]}
            empty={<FormattedMessage id="internalPayouts.none" />}
          />
        </Panel>
      </Columns>
    </StaffPage>
  );
}
