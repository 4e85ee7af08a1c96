import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNow } from '../../platform/clock/useNow.ts';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { CardGrid } from '../../shared/rewards/CardGrid.tsx';
import { RewardCard } from '../../shared/rewards/RewardCard.tsx';
import { DateTimeField } from '../shared/form/dateFields.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { readInstant, typedInstant } from '../shared/values/staffTimes.ts';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { useListView } from '../shared/list/useListView.ts';
import styles from './rewards.module.css';
import { catalogueAt } from './staffCatalogueLoader.ts';

/** `/internal/rewards/catalogue`: the catalogue as members see it at a moment. */
export default function StaffCatalogueScreen() {
  const intl = useIntl();
  const { zone } = useApp();
  const now = useNow(60_000);
  const view = useListView();
  const at = view.query.get('at');
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internalRewards.asOf.title' })}
      lead={<FormattedMessage id="internalRewards.asOf.lead" />}
      back={{ to: staffPaths.internalRewards(), label: intl.formatMessage({ id: 'internal.nav.rewards' }) }}
    >
      <div className={styles['moment']}>
        <DateTimeField
          label={<FormattedMessage id="internalRewards.asOf.when" />}
          hint={<FormattedMessage id="internalRewards.hint.zone" values={{ zone }} />}
          value={at ?? typedInstant(new Date(now).toISOString(), zone)}
          onChange={(typed) => view.set({ at: readInstant(typed, zone) === null ? '' : typed })}
        />
      </div>
      <Suspense fallback={<TableSkeleton />}>
        <Catalogue at={at} />
      </Suspense>
    </StaffPage>
  );
}

function Catalogue({ at }: { readonly at: string | null }) {
  const app = useApp();
  const { data } = useSuspenseRestQuery(catalogueAt(app, at));
  if (data.rewards.length === 0)
    return (
      <p className="muted">
        <FormattedMessage id="internalRewards.asOf.none" />
      </p>
    );
  return (
    <CardGrid>
      {data.rewards.map((reward) => (
        <RewardCard key={reward.id} reward={reward} timeZone={app.zone} to={null} />
      ))}
    </CardGrid>
  );
}
