import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { MemberConnection_member$key } from '../../../../../codegen/relay/MemberConnection_member.graphql.ts';
import { internalVerdict } from '../../../../domain/session/internalGate.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { Facts } from '../../shared/values/Facts.tsx';
import { Panel } from '../../shared/page/Panel.tsx';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';
import { ConnectionBadge } from '../ConnectionBadge.tsx';
import { useMarketText } from '../../shared/members/useMarketText.ts';
import { HomeActions } from './HomeActions.tsx';
import { useTakingPartText } from '../frame/useTakingPartText.ts';

/** The home's utility and program. */
export function MemberConnection({ member: key }: { readonly member: MemberConnection_member$key }) {
  const intl = useIntl();
  const app = useApp();
  const times = useStaffTimes();
  const { visitor } = useSession();
  const takingPartText = useTakingPartText();
  const member = useFragment(
    graphql`
      fragment MemberConnection_member on MemberRecord {
        connection {
          otherUtility
          rawStatus
          rawSubstatus
          enrolledAt
          utility {
            id
            name
          }
          ...ConnectionBadge_connection
        }
        program {
          id
          name
        }
        takingPart {
          can
          why
        }
        ...HomeActions_member
      }
    `,
    key,
  );
  const { connection, program, takingPart } = member;
  const text = (id: string) => intl.formatMessage({ id });
  const none = text('internalMembers.unknown');
  /** Linked for staff who may open it. */
  const linked = (to: string, name: string) =>
    internalVerdict(visitor, to) === 'open' ? <Link to={to}>{name}</Link> : name;
  return (
    <Panel title={<FormattedMessage id="internalMembers.home" />}>
      <p>{takingPartText(takingPart.can, takingPart.why ?? null)}</p>
      {connection == null ? (
        <p className="muted small">
          <FormattedMessage id="internalMembers.noUtility" />
        </p>
      ) : (
        <Facts
          facts={[
            [
              text('internalMembers.field.utility'),
              connection.utility == null
                ? (connection.otherUtility ?? none)
                : linked(staffPaths.internalUtility(connection.utility.id), connection.utility.name),
            ],
            [
              text('internalMembers.field.connection'),
              <ConnectionBadge key="state" connection={connection} />,
            ],
            [
              text('internalMembers.field.raw'),
              <MarketStatus
                key="market"
                status={connection.rawStatus}
                detail={connection.rawSubstatus ?? null}
              />,
            ],
            [
              text('internalMembers.field.program'),
              program == null ? none : linked(staffPaths.internalProgram(program.id), program.name),
            ],
            [
              text('internalMembers.field.enrolledAt'),
              connection.enrolledAt == null ? none : times.stamp(connection.enrolledAt, app.zone),
            ],
          ]}
        />
      )}
      <HomeActions member={member} />
    </Panel>
  );
}

/** The market's status in words, and as the market writes it; one that we don't know only so. */
function MarketStatus({ status, detail }: { readonly status: string; readonly detail: string | null }) {
  const words = useMarketText()(status, detail);
  const code = detail === null || detail === status ? status : `${status} / ${detail}`;
  if (words === null) return code;
  return (
    <>
      {words} <span className="muted small">{code}</span>
    </>
  );
}
