import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { staffWheelLoaderQuery as Query } from '../../../../codegen/relay/staffWheelLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { NewLink } from '../shared/list/NewLink.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { DrawTable } from './DrawTable.tsx';
import { PrizeTable } from './PrizeTable.tsx';
import { SeedPanel } from './SeedPanel.tsx';
import { staffWheelLoaderQuery, type loader } from './staffWheelLoader.ts';

/** `/internal/wheel` */
export default function StaffWheelScreen() {
  const intl = useIntl();
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internal.nav.wheel' })}
      lead={<FormattedMessage id="internalWheel.lead" />}
      aside={
        <div className="row">
          <Link to={staffPaths.internalSpins()} className={buttonClass({ look: 'secondary', small: true })}>
            <FormattedMessage id="internalWheel.spins.title" />
          </Link>
          <NewLink to={staffPaths.internalNewPrize()}>
            {intl.formatMessage({ id: 'internalWheel.new' })}
          </NewLink>
        </div>
      }
    >
      <Suspense fallback={<TableSkeleton />}>
        <Loaded />
      </Suspense>
    </StaffPage>
  );
}

function Loaded() {
  const { staff } = usePreloadedQuery<Query>(staffWheelLoaderQuery, useScreenData<typeof loader>().wheel);
  if (staff?.wheelPrizes == null || staff.wheelSeeds == null || staff.wheelDraws == null) return null;
  return (
    <>
      <PrizeTable prizes={staff.wheelPrizes} />
      <Panel title={<FormattedMessage id="internalWheel.draws.title" />}>
        <DrawTable draws={staff.wheelDraws} />
      </Panel>
      <Panel title={<FormattedMessage id="internalWheel.seeds.title" />}>
        <SeedPanel seeds={staff.wheelSeeds} />
      </Panel>
    </>
  );
}
