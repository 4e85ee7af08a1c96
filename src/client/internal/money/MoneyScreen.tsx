import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { moneyLoaderQuery as Query } from '../../../../codegen/relay/moneyLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { ListPage } from '../shared/list/ListPage.tsx';
import { Burn } from './Burn.tsx';
import { Liability } from './Liability.tsx';
import { type loader, moneyLoaderQuery } from './moneyLoader.ts';
import { PayoutSums } from './PayoutSums.tsx';
import { PeriodSelect } from './PeriodSelect.tsx';
import { Receivables } from './Receivables.tsx';
import { TaxFiles } from './TaxFiles.tsx';
import { TrialBalance } from './TrialBalance.tsx';

/** `/internal/money`: what the brand owes and is owed, and the books behind it. */
export default function MoneyScreen() {
  const intl = useIntl();
  return (
    <ListPage
      title={intl.formatMessage({ id: 'internal.nav.money' })}
      lead={<FormattedMessage id="internalMoney.lead" />}
      tools={<PeriodSelect />}
    >
      <Loaded />
    </ListPage>
  );
}

function Loaded() {
  const { staff } = usePreloadedQuery<Query>(moneyLoaderQuery, useScreenData<typeof loader>().money);
  if (staff == null) return null;
  return (
    <>
      <TrialBalance lines={staff.trialBalance ?? []} />
      <Liability liability={staff.liability ?? null} />
      <Receivables lines={staff.receivables ?? []} />
      <Burn programs={staff.programBurn ?? []} />
      <PayoutSums counts={staff.payoutCounts ?? []} />
      <TaxFiles />
    </>
  );
}
