import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MemberHelp_member$key } from '../../../../../codegen/relay/MemberHelp_member.graphql.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { useMayDo } from '../../shared/members/useMayDo.ts';
import { Panel } from '../../shared/page/Panel.tsx';
import { Facts } from '../../shared/values/Facts.tsx';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';
import { AccountActions } from './AccountActions.tsx';
import { LockAccount } from './LockAccount.tsx';
import { MemberLinks } from './MemberLinks.tsx';

/** How a member gets into their account, and what support does when they can't, or somebody else can. */
export function MemberHelp({ member: key }: { readonly member: MemberHelp_member$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const mayDo = useMayDo();
  const { id, help } = useFragment(
    graphql`
      fragment MemberHelp_member on MemberRecord {
        id
        help {
          isStaff
          hasPassword
          bySso
          lockedAt
          copyAskedAt
          deletionDueAt
          mayBeKept
        }
      }
    `,
    key,
  );
  if (help == null) return null;
  const { isStaff, hasPassword, bySso, lockedAt, copyAskedAt, deletionDueAt, mayBeKept } = help;
  const text = (of: string, values = {}) =>
    intl.formatMessage({ id: `internalMembers.access.${of}` }, values);
  return (
    <Panel
      title={text('title')}
      aside={
        <Badge tone={lockedAt == null ? 'saved' : 'error'}>
          {text(lockedAt == null ? 'isOpen' : 'isLocked')}
        </Badge>
      }
    >
      <div className="stack">
        <Facts
          facts={[
            [text('password'), text(bySso ? 'bySso' : hasPassword ? 'hasPassword' : 'noPassword')],
            ...(lockedAt == null ? [] : [[text('since'), times.stamp(lockedAt, zone)] as const]),
            ...(copyAskedAt == null ? [] : [[text('copy'), times.stamp(copyAskedAt, zone)] as const]),
            ...(deletionDueAt == null ? [] : [[text('ends'), times.stamp(deletionDueAt, zone)] as const]),
          ]}
        />
        {isStaff && <p className="small muted">{text('isStaff')}</p>}
        {!isStaff && (
          <div className="row">
            <MemberLinks id={id} hasPassword={hasPassword} bySso={bySso} isLocked={lockedAt != null} />
            {mayDo(lockedAt == null ? 'lockMember' : 'unlockMember') && (
              <LockAccount id={id} isLocked={lockedAt != null} />
            )}
          </div>
        )}
        {!isStaff && mayDo('changeMemberAccount') && (
          <AccountActions id={id} isEnding={deletionDueAt != null} mayBeKept={mayBeKept} />
        )}
      </div>
    </Panel>
  );
}
