import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MemberStanding_member$key } from '../../../../../codegen/relay/MemberStanding_member.graphql.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { Facts } from '../../shared/values/Facts.tsx';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';
import { ConnectionBadge } from '../ConnectionBadge.tsx';
import { useTakingPartText } from './useTakingPartText.ts';

/** Since when somebody is a member, how their home stands and what they can spend. */
export function MemberStanding({ member: key }: { readonly member: MemberStanding_member$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const { points } = useFormats();
  const takingPartText = useTakingPartText();
  const { createdAt, postalCode, balancePoints, takingPart, connection, program } = useFragment(
    graphql`
      fragment MemberStanding_member on MemberRecord {
        createdAt
        postalCode
        balancePoints
        takingPart {
          can
          why
        }
        connection {
          otherUtility
          utility {
            name
          }
          ...ConnectionBadge_connection
        }
        program {
          name
        }
      }
    `,
    key,
  );
  const text = (id: string) => intl.formatMessage({ id });
  const none = text('internalMembers.unknown');
  return (
    <Facts
      facts={[
        [text('internalMembers.field.since'), times.day(createdAt, zone)],
        [text('internalMember.field.state'), takingPartText(takingPart.can, takingPart.why ?? null)],
        [text('internalMember.field.balance'), points(balancePoints)],
        [
          text('internalMembers.field.utility'),
          connection == null ? (
            none
          ) : (
            <span key="utility">
              {connection.utility?.name ?? connection.otherUtility ?? none}{' '}
              <ConnectionBadge connection={connection} />
            </span>
          ),
        ],
        [text('internalMembers.field.program'), program?.name ?? none],
        [text('internalMembers.field.postalCode'), postalCode ?? none],
      ]}
    />
  );
}
