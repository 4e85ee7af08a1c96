import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { DrawPage_draw$key } from '../../../../codegen/relay/DrawPage_draw.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Columns } from '../shared/page/Columns.tsx';
import { Facts } from '../shared/values/Facts.tsx';
import { History } from '../shared/history/History.tsx';
import { MemberLink } from '../shared/members/MemberLink.tsx';
import { OrderLink } from '../shared/values/OrderLink.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { DrawBadge } from './DrawBadge.tsx';
import { DrawWinner } from './DrawWinner.tsx';
import { EntryTable } from './EntryTable.tsx';
import { useMonthName } from '../shared/values/useMonthName.ts';
import styles from './wheel.module.css';

/** A monthly draw: its winner or the button that draws one, what proves it, and its entries. */
export function DrawPage({ draw: key }: { readonly draw: DrawPage_draw$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const monthName = useMonthName();
  const draw = useFragment(
    graphql`
      fragment DrawPage_draw on WheelDraw
      @argumentDefinitions(search: { type: "String" }, orderBy: { type: "WheelEntryOrder" }) {
        month
        prize
        prizeId
        closesAt
        state
        entryCount
        commitment
        seed
        entriesHash
        ticket
        drawnAt
        drawnBy
        orderId
        winner {
          number
          member {
            ...MemberLink_member
          }
          address {
            line1
            line2
            city
            region
            postalCode
          }
        }
        history {
          ...History_entries
        }
        ...DrawWinner_draw
        ...EntryTable_draw @arguments(search: $search, orderBy: $orderBy)
      }
    `,
    key,
  );
  const { winner, state } = draw;
  const address = winner?.address;
  const text = (id: string) => intl.formatMessage({ id: `internalWheel.draws.${id}` });
  return (
    <StaffPage
      title={intl.formatMessage(
        { id: 'internalWheel.draws.heading' },
        { prize: draw.prize, month: monthName(draw.month) },
      )}
      lead={<FormattedMessage id={`internalWheel.draws.lead.${state}`} values={{ count: draw.entryCount }} />}
      aside={<DrawBadge state={state} />}
      back={{ to: staffPaths.internalWheel(), label: intl.formatMessage({ id: 'internal.nav.wheel' }) }}
    >
      <Columns
        side={
          <Panel title={<FormattedMessage id="internal.history.title" />}>
            <History entries={draw.history} zone={zone} />
          </Panel>
        }
      >
        {winner != null && (
          <Notice
            tone="saved"
            title={
              <FormattedMessage
                id="internalWheel.draws.won"
                values={{
                  member: winner.member == null ? '' : <MemberLink member={winner.member} />,
                  number: winner.number,
                }}
              />
            }
          >
            <p>
              {address == null ? (
                <FormattedMessage id="internalWheel.draws.noAddress" />
              ) : (
                <FormattedMessage
                  id="internalWheel.draws.shipsTo"
                  values={{
                    address: [
                      address.line1,
                      address.line2,
                      address.city,
                      `${address.region} ${address.postalCode}`,
                    ]
                      .filter((line) => line != null && line !== '')
                      .join(', '),
                  }}
                />
              )}
            </p>
            <p>
              <OrderLink orderId={draw.orderId}>
                <FormattedMessage id="internalWheel.draws.order" />
              </OrderLink>
            </p>
          </Notice>
        )}
        <DrawWinner draw={draw} />
        <Panel title={<FormattedMessage id="internalWheel.draws.proof" />}>
          <Facts
            facts={[
              [
                text('prize'),
                <Link key="prize" to={staffPaths.internalPrize(draw.prizeId)}>
                  {draw.prize}
                </Link>,
              ],
              [text('closes'), times.stamp(draw.closesAt, zone)],
              [text('entries'), intl.formatNumber(draw.entryCount)],
              ...(draw.drawnAt == null
                ? []
                : [
                    [text('drawnAt'), times.stamp(draw.drawnAt, zone)] as const,
                    [text('drawnBy'), draw.drawnBy ?? ''] as const,
                    [text('ticket'), intl.formatNumber((draw.ticket ?? 0) + 1)] as const,
                  ]),
            ]}
          />
          <dl className={styles['proof']}>
            {(
              [
                ['commitment', draw.commitment],
                ['entriesHash', draw.entriesHash],
                ['seed', draw.seed ?? text('hidden')],
              ] as const
            ).map(
              ([name, value]) =>
                value != null && (
                  <div key={name}>
                    <dt>{text(name)}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
        </Panel>
      </Columns>
      <Panel title={<FormattedMessage id="internalWheel.draws.entries" />}>
        <EntryTable draw={draw} />
      </Panel>
    </StaffPage>
  );
}
