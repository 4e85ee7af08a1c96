import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type {
  MemberAttention_member$data,
  MemberAttention_member$key,
} from '../../../../../codegen/relay/MemberAttention_member.graphql.ts';
import { isTrouble, type MemberTrouble } from '../../../../domain/session/memberTroubles.ts';
import { mayOpenMemberSection, type MemberSection } from '../../../../domain/session/memberSections.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';
import { MEMBER_SECTION_PATHS } from './memberSections.ts';

/** Where a trouble is seen and mended. */
const WHERE: Readonly<Record<MemberTrouble, MemberSection>> = {
  DELETION: 'access',
  LOG_IN: 'access',
  CONNECTION: 'connection',
  METER_CLAIMED: 'connection',
  METER_SILENT: 'connection',
  RESULTS_WAIT: 'events',
  ORDER_FAILED: 'orders',
  ORDER_LATE: 'orders',
  ORDER_HELD: 'orders',
  CASHOUT_BLOCKED: 'balance',
  MESSAGES_FAILED: 'messages',
  PHONE_UNCONFIRMED: 'access',
  DEVICES: 'devices',
};

/** What is mended on a page of its own, not in the section. */
const PAGES: Partial<Readonly<Record<MemberTrouble, (id: string) => string>>> = {
  CASHOUT_BLOCKED: staffPaths.internalCashoutMember,
};

/** What is wrong with the account or the home, each thing with the section that says more. */
export function MemberAttention({ member: key }: { readonly member: MemberAttention_member$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const { visitor } = useSession();
  const { id, attention } = useFragment(
    graphql`
      fragment MemberAttention_member on MemberRecord {
        id
        attention {
          trouble
          at
          count
        }
      }
    `,
    key,
  );
  if (attention.length === 0) return null;
  const line = ({ trouble, at, count }: MemberAttention_member$data['attention'][number]) => {
    const words = intl.formatMessage({ id: `internalMember.trouble.${trouble}` }, { count });
    const section = isTrouble(trouble) ? WHERE[trouble] : null;
    const page = isTrouble(trouble) ? PAGES[trouble] : undefined;
    return (
      <>
        {section !== null && mayOpenMemberSection(section, (role) => visitor.roleKeys.includes(role)) ? (
          <Link to={(page ?? MEMBER_SECTION_PATHS[section])(id)}>{words}</Link>
        ) : (
          words
        )}
        {at != null && (
          <>
            {' '}
            <span className="small muted">
              <FormattedMessage id="internalMember.since" values={{ day: times.day(at, zone) }} />
            </span>
          </>
        )}
      </>
    );
  };
  return (
    <Notice tone="warn" title={<FormattedMessage id="internalMember.attention" />}>
      <ul>
        {attention.map((each) => (
          <li key={each.trouble}>{line(each)}</li>
        ))}
      </ul>
    </Notice>
  );
}
