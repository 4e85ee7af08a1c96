import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { MemberAccount_account$key } from '../../../../codegen/relay/MemberAccount_account.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Facts } from '../shared/values/Facts.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { BlockMember } from './BlockMember.tsx';
import { useAmount } from '../shared/values/useAmount.ts';
import { W9Badge } from './W9Badge.tsx';

interface MemberAccountProps {
  readonly account: MemberAccount_account$key;
  /** Says in short what the page of the member's cash-outs says, and links to it. */
  readonly link?: boolean;
}

/** A member's cash-outs: where the money goes, whether they are on hold, and the year so far. */
export function MemberAccount({ account: key, link = false }: MemberAccountProps) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const amount = useAmount();
  const { id, blockedAt, blockedCause, destination, destinationVerifiedAt, year, ...account } = useFragment(
    graphql`
      fragment MemberAccount_account on CashoutMember {
        id
        blockedAt
        blockedCause
        destination
        destinationVerifiedAt
        year {
          year
          total
          currency
          threshold
          w9
        }
        ...BlockMember_account
      }
    `,
    key,
  );
  const text = (id: string, values = {}) => intl.formatMessage({ id: `internalPayouts.${id}` }, values);
  const none = text('nothing');
  const total = amount(year.total, year.currency);
  const yearFacts = [
    [
      text('year', { year: String(year.year) }),
      year.threshold == null
        ? total
        : text('year.of', { total, threshold: amount(year.threshold, year.currency) }),
    ] as const,
    ...(year.threshold == null
      ? []
      : [[text('field.w9'), <W9Badge key="w9" status={year.w9 ?? null} />] as const]),
  ];
  return (
    <Panel
      title={<FormattedMessage id="internalPayouts.account" />}
      aside={
        link ? (
          <Link to={staffPaths.internalCashoutMember(id)}>
            <FormattedMessage id="internalPayouts.account.all" />
          </Link>
        ) : (
          <Badge tone={blockedAt == null ? 'saved' : 'warn'}>
            {text(blockedAt == null ? 'block.off' : 'block.on')}
          </Badge>
        )
      }
    >
      <div className="stack">
        <Facts
          facts={[
            [
              text('block.state'),
              blockedAt == null
                ? text('block.off')
                : text('block.since', {
                    at: times.stamp(blockedAt, zone),
                    cause: text(`cause.${blockedCause ?? 'OTHER'}`),
                  }),
            ],
            [text('field.destination'), destination ?? none],
            [
              text('field.verified'),
              destinationVerifiedAt == null ? none : times.stamp(destinationVerifiedAt, zone),
            ],
            ...(link ? yearFacts : []),
          ]}
        />
        <p>
          <Link to={staffPaths.internalMemberLedger(id)}>
            <FormattedMessage id="internalPayouts.ledger.see" />
          </Link>
        </p>
        <BlockMember account={account} />
      </div>
    </Panel>
  );
}
