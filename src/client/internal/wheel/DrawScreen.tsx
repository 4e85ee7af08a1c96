import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { drawLoaderQuery as Query } from '../../../../codegen/relay/drawLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { MissingContent } from '../../shared/system/MissingContent.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { drawLoaderQuery, type loader } from './drawLoader.ts';
import { DrawPage } from './DrawPage.tsx';

/** `/internal/wheel/draws/:id` */
export default function DrawScreen() {
  const intl = useIntl();
  return (
    <Suspense
      fallback={
        <StaffPage title={intl.formatMessage({ id: 'internalWheel.draws.one' })}>
          <TableSkeleton />
        </StaffPage>
      }
    >
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { staff } = usePreloadedQuery<Query>(drawLoaderQuery, useScreenData<typeof loader>().draw);
  return staff?.wheelDraw == null ? <MissingContent /> : <DrawPage draw={staff.wheelDraw} />;
}
