import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { taxYearLoaderQuery as Query } from '../../../../codegen/relay/taxYearLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { PayoutTabs } from './PayoutTabs.tsx';
import { taxYearLoaderQuery, type loader } from './taxYearLoader.ts';
import { TaxYearTable } from './TaxYearTable.tsx';

/** `/internal/payouts/tax`: what members received in a year, and the file for the tax form. */
export default function TaxYearScreen() {
  const intl = useIntl();
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internalPayouts.tax' })}
      lead={<FormattedMessage id="internalPayouts.tax.lead" />}
    >
      <PayoutTabs current="tax" />
      <Suspense fallback={<TableSkeleton />}>
        <Loaded />
      </Suspense>
    </StaffPage>
  );
}

function Loaded() {
  const { staff } = usePreloadedQuery<Query>(taxYearLoaderQuery, useScreenData<typeof loader>().year);
  return staff?.taxYear == null ? (
    <p className="muted">
      <FormattedMessage id="internalPayouts.tax.noMoney" />
    </p>
  ) : (
    <TaxYearTable year={staff.taxYear} />
  );
}
