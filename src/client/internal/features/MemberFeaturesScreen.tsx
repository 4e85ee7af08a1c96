import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { memberFeaturesLoaderQuery as Query } from '../../../../codegen/relay/memberFeaturesLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { SearchBox } from '../shared/list/SearchBox.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { useListKeys } from '../shared/list/useListKeys.ts';
import { useListView } from '../shared/list/useListView.ts';
import { AsOf } from './AsOf.tsx';
import { memberFeaturesLoaderQuery, type loader } from './memberFeaturesLoader.ts';
import { MemberFeatures } from './MemberFeatures.tsx';

/** `/internal/features/members` */
export default function MemberFeaturesScreen() {
  const intl = useIntl();
  const { query, set } = useListView();
  const list = useListKeys();
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internalFeatures.member.title' })}
      lead={<FormattedMessage id="internalFeatures.member.lead" />}
      back={{ to: staffPaths.internalFeatures(), label: intl.formatMessage({ id: 'internal.nav.features' }) }}
    >
      <div ref={list} className="stack">
        <SearchBox
          label={intl.formatMessage({ id: 'internalFeatures.why.member' })}
          value={query.get('member') ?? ''}
          onSearch={(member) => set({ member })}
        />
        <AsOf at={query.get('at') ?? ''} onChange={(at) => set({ at })} />
        <Suspense fallback={<TableSkeleton />}>
          <Found member={query.get('member') ?? ''} />
        </Suspense>
      </div>
    </StaffPage>
  );
}

function Found({ member }: { readonly member: string }) {
  const { staff } = usePreloadedQuery<Query>(
    memberFeaturesLoaderQuery,
    useScreenData<typeof loader>().member,
  );
  if (staff?.memberFeatures != null)
    return (
      <MemberFeatures
        key={member}
        member={staff.memberFeatures}
        mayChange={staff.roleKeys.includes('internal_experience_manager_override')}
      />
    );
  if (staff?.roleKeys.includes('internal_experience_manager_list') !== true)
    return (
      <p className="muted">
        <FormattedMessage id="internalFeatures.noMember" />
      </p>
    );
  return (
    <p className="muted" role="status">
      <FormattedMessage id={member === '' ? 'internalFeatures.member.ask' : 'internalFeatures.why.unknown'} />
    </p>
  );
}
