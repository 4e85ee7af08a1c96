import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CashoutMemberPage_account$key } from '../../../../codegen/relay/CashoutMemberPage_account.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Columns } from '../shared/page/Columns.tsx';
import { Facts } from '../shared/values/Facts.tsx';
import { History } from '../shared/history/History.tsx';
import { MemberLink } from '../shared/members/MemberLink.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { MarkW9 } from './MarkW9.tsx';
import { MemberAccount } from './MemberAccount.tsx';
import { MemberPayouts } from './MemberPayouts.tsx';
import { useAmount } from '../shared/values/useAmount.ts';

/** A member's cash-outs: on hold or not, the year, the tax forms and the payouts. */
export function CashoutMemberPage({ account: key }: { readonly account: CashoutMemberPage_account$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const amount = useAmount();
  const account = useFragment(
    graphql`
      fragment CashoutMemberPage_account on CashoutMember
      @argumentDefinitions(orderBy: { type: "PayoutOrder" }) {
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
        history {
          ...History_entries
        }
        ...MemberAccount_account
        ...MemberPayouts_account @arguments(orderBy: $orderBy)
      }
    `,
    key,
  );
  const { member, year, w9Forms } = account;
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
          <MemberPayouts account={account} />
        </Panel>
      </Columns>
    </StaffPage>
  );
}
