import { Suspense, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import type { memberFrameQuery as FrameQuery } from '../../../../../codegen/relay/memberFrameQuery.graphql.ts';
import type { MemberFrame_member$key } from '../../../../../codegen/relay/MemberFrame_member.graphql.ts';
import {
  MEMBER_SECTION_ROLES,
  mayOpenMemberSection,
  type MemberSection,
} from '../../../../domain/session/memberSections.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../../platform/screen/screen.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import type { MemberTags_staff$key } from '../../../../../codegen/relay/MemberTags_staff.graphql.ts';
import { MissingContent } from '../../../shared/system/MissingContent.tsx';
import { FilterLinks } from '../../../ui/FilterLinks.tsx';
import { KeyHints } from '../../shared/list/ListTools.tsx';
import { TableSkeleton } from '../../shared/list/TableSkeleton.tsx';
import { useListKeys } from '../../shared/list/useListKeys.ts';
import { StaffPage } from '../../shared/page/StaffPage.tsx';
import { MemberTags } from '../notes/MemberTags.tsx';
import { PinnedNotes } from '../notes/PinnedNotes.tsx';
import { MemberActions } from './MemberActions.tsx';
import { MemberAttention } from './MemberAttention.tsx';
import { memberFrameQuery, type MemberFrameData } from './memberFrame.ts';
import { MEMBER_SECTION_PATHS } from './memberSections.ts';
import { MemberStanding } from './MemberStanding.tsx';
import { useSectionKeys } from './useSectionKeys.ts';

const SECTIONS = Object.keys(MEMBER_SECTION_ROLES) as MemberSection[];

interface MemberFrameProps {
  readonly section: MemberSection;
  /** What staff can do in this section: buttons, above its data. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The page of a member: who they are, what needs attention, the sections with their addresses, and the section that is
 * open. Its data come later than the header's.
 */
export function MemberFrame(props: MemberFrameProps) {
  const intl = useIntl();
  return (
    <Suspense
      fallback={
        <StaffPage title={intl.formatMessage({ id: 'internal.nav.members' })}>
          <TableSkeleton />
        </StaffPage>
      }
    >
      <Loaded {...props} />
    </Suspense>
  );
}

function Loaded(props: MemberFrameProps) {
  const { staff } = usePreloadedQuery<FrameQuery>(
    memberFrameQuery,
    useScreenData<() => MemberFrameData>().frame,
  );
  return staff?.member == null ? (
    <MissingContent />
  ) : (
    <Frame {...props} staff={staff} member={staff.member} />
  );
}

function Frame({
  staff,
  member: key,
  section,
  actions,
  children,
}: MemberFrameProps & { readonly staff: MemberTags_staff$key; readonly member: MemberFrame_member$key }) {
  const intl = useIntl();
  const { visitor } = useSession();
  const list = useListKeys();
  const member = useFragment(
    graphql`
      fragment MemberFrame_member on MemberRecord {
        id
        name
        email
        ...MemberActions_member
        ...MemberAttention_member
        ...MemberStanding_member
        ...MemberTags_member
        ...PinnedNotes_member
      }
    `,
    key,
  );
  const text = (id: string) => intl.formatMessage({ id });
  const sections = SECTIONS.filter((name) =>
    mayOpenMemberSection(name, (role) => visitor.roleKeys.includes(role)),
  );
  useSectionKeys(
    list,
    sections.map((name) => MEMBER_SECTION_PATHS[name](member.id)),
  );
  return (
    <StaffPage
      title={member.name ?? member.email}
      lead={member.name == null ? undefined : member.email}
      aside={<MemberActions member={member} />}
      back={{ to: staffPaths.internalMembers(), label: text('internal.nav.members') }}
    >
      <MemberStanding member={member} />
      <MemberTags staff={staff} member={member} />
      <PinnedNotes member={member} />
      <MemberAttention member={member} />
      <FilterLinks
        label={text('internalMember.sections')}
        links={sections.map((name) => ({
          to: MEMBER_SECTION_PATHS[name](member.id),
          label: text(`internalMember.section.${name}`),
          active: name === section,
        }))}
      />
      <KeyHints keys={['section']} sections={sections.length} />
      <div ref={list} className="stack" tabIndex={-1}>
        {actions !== undefined && <div className="row">{actions}</div>}
        <Suspense fallback={<TableSkeleton />}>{children}</Suspense>
      </div>
    </StaffPage>
  );
}
