import Checkbox from '@mui/material/Checkbox';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  MemberFeatures_member$data,
  MemberFeatures_member$key,
} from '../../../../codegen/relay/MemberFeatures_member.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { PreviewMember } from '../shared/members/PreviewMember.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { completeList } from '../shared/list/useStaffList.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { ClearOverrides } from './ClearOverrides.tsx';
import { MemberContent } from './MemberContent.tsx';
import { OnOff } from '../shared/features/OnOff.tsx';
import { OverrideApproval } from './OverrideApproval.tsx';
import { OverrideDialog } from './OverrideDialog.tsx';
import { OverrideTable } from './OverrideTable.tsx';
import { ReasonText } from '../shared/features/ReasonText.tsx';

type Row = MemberFeatures_member$data['features'][number];

interface MemberFeaturesProps {
  readonly member: MemberFeatures_member$key;
  readonly mayChange: boolean;
}

/** A member's features with why, and the overrides of this member. */
export function MemberFeatures({ member: key, mayChange }: MemberFeaturesProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [doing, setDoing] = useState<'override' | 'clear' | 'undo' | null>(null);
  const member = useFragment(
    graphql`
      fragment MemberFeatures_member on StaffMemberFeatures {
        memberId
        name
        email
        features {
          key
          description
          isEnabled
          userOverrideState
          ...ReasonText_feature
        }
        overrides {
          ...OverrideTable_overrides
        }
        clearedAt
        at
        waiting {
          ...OverrideApproval_request
        }
        ...MemberContent_member
      }
    `,
    key,
  );
  const { memberId, name, email, features, overrides, clearedAt, at, waiting } = member;
  const { zone } = useApp();
  const times = useStaffTimes();
  const text = (id: string) => intl.formatMessage({ id: `internalFeatures.${id}` });
  const choose = (featureKey: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(featureKey);
    else next.delete(featureKey);
    setChosen(next);
  };
  const done = () => {
    setDoing(null);
    setChosen(new Set());
  };
  return (
    <>
      {waiting != null && <OverrideApproval request={waiting} />}
      <Panel
        title={name ?? email}
        aside={
          <div className="row">
            <PreviewMember memberId={memberId} name={name ?? email} />
            {mayChange && (
              <>
                <Button small disabled={chosen.size === 0} onClick={() => setDoing('override')}>
                  <FormattedMessage id="internalFeatures.member.override" values={{ count: chosen.size }} />
                </Button>
                {overrides.length > 0 && (
                  <Button look="secondary" small onClick={() => setDoing('clear')}>
                    <FormattedMessage id="internalFeatures.member.clear" />
                  </Button>
                )}
                {clearedAt != null && (
                  <Button look="quiet" small onClick={() => setDoing('undo')}>
                    <FormattedMessage id="internalFeatures.member.undo" />
                  </Button>
                )}
              </>
            )}
          </div>
        }
      >
        <p className="muted small">{email}</p>
        <OverrideTable overrides={overrides} of="member" />
      </Panel>
      {at != null && (
        <Notice
          tone="plain"
          title={intl.formatMessage({ id: 'internalFeatures.asOf.title' }, { at: times.stamp(at, zone) })}
        >
          <p>{text('asOf.how')}</p>
        </Notice>
      )}
      <StaffList<Row>
        caption={text('member.features')}
        rowKey={(row) => row.key}
        list={completeList(features)}
        file={{
          name: 'member-features',
          cells: {
            key: (row) => row.key,
            on: ({ isEnabled }) => isEnabled,
            override: ({ userOverrideState }) => userOverrideState,
            description: ({ description }) => description,
          },
        }}
        columns={[
          ...(mayChange
            ? [
                {
                  key: 'choose',
                  header: text('field.choose'),
                  place: 'choice' as const,
                  cell: (row: Row) => (
                    <Checkbox
                      checked={chosen.has(row.key)}
                      onChange={({ currentTarget }) => choose(row.key, currentTarget.checked)}
                      slotProps={{ input: { 'aria-label': row.key } }}
                    />
                  ),
                },
              ]
            : []),
          {
            key: 'key',
            header: text('field.key'),
            rowHeader: true,
            by: (row) => row.key,
            cell: (row) => row.key,
          },
          {
            key: 'state',
            header: text('field.state'),
            place: 'state',
            by: ({ isEnabled }) => Number(isEnabled),
            cell: ({ isEnabled }) => <OnOff isOn={isEnabled} />,
          },
          {
            key: 'why',
            header: text('field.why'),
            by: ({ userOverrideState }) => userOverrideState,
            cell: (row) => <ReasonText feature={row} />,
          },
          {
            key: 'what',
            header: text('field.description'),
            secondary: true,
            wraps: true,
            cell: ({ description }) => description,
          },
        ]}
        keys={['search']}
      />
      <MemberContent member={member} />
      {doing === 'override' && (
        <OverrideDialog
          memberId={memberId}
          keys={[...chosen]}
          onClose={() => setDoing(null)}
          onSaved={done}
        />
      )}
      {(doing === 'clear' || doing === 'undo') && (
        <ClearOverrides memberId={memberId} undo={doing === 'undo'} onClose={done} />
      )}
    </>
  );
}
