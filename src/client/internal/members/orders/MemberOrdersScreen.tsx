import { usePreloadedQuery } from 'react-relay/hooks';
import type { memberOrdersLoaderQuery as Query } from '../../../../../codegen/relay/memberOrdersLoaderQuery.graphql.ts';
import { useScreenData } from '../../../platform/screen/screen.ts';
import { MemberFrame } from '../frame/MemberFrame.tsx';
import { memberOrdersLoaderQuery, type loader } from './memberOrdersLoader.ts';
import { MemberOrders } from './MemberOrders.tsx';
import { MemberReferrals } from './MemberReferrals.tsx';
import { MemberSpins } from './MemberSpins.tsx';

/** `/internal/members/:id/orders` */
export default function MemberOrdersScreen() {
  return (
    <MemberFrame section="orders">
      <Loaded />
    </MemberFrame>
  );
}

function Loaded() {
  const query = usePreloadedQuery<Query>(memberOrdersLoaderQuery, useScreenData<typeof loader>().section);
  return (
    <>
      <MemberOrders query={query} />
      <MemberSpins query={query} />
      <MemberReferrals query={query} />
    </>
  );
}
