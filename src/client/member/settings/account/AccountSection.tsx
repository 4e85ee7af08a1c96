import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Settings } from '../../../../../codegen/rest/types.ts';
import { useSuspenseRestQuery } from '../../../platform/cache/useRestQuery.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { PartBoundary } from '../../../shared/PartBoundary.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SectionPage } from '../SectionPage.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import { accountState } from './accountQueries.ts';
import { DataCopy } from './DataCopy.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';

const WHILE_MAKING_MS = 5_000;

/** The account as a whole: a copy of everything that we hold about the member, and its end. */
export function AccountSection({ settings }: { readonly settings: Settings }) {
  return (
    <SectionPage section="account">
      <SettingsCard
        id="copy"
        title={<FormattedMessage id="settings.account.copy.title" />}
        lead={<FormattedMessage id="settings.account.copy.lead" />}
      >
        <PartBoundary>
          <Suspense fallback={<Skeleton height={44} />}>
            <Copy timeZone={settings.time_zone} />
          </Suspense>
        </PartBoundary>
      </SettingsCard>
      <SettingsCard id="delete" title={<FormattedMessage id="settings.account.delete.title" />}>
        <PartBoundary>
          <Suspense fallback={<Skeleton height={464} />}>
            <Deletion timeZone={settings.time_zone} />
          </Suspense>
        </PartBoundary>
      </SettingsCard>
    </SectionPage>
  );
}

function Copy({ timeZone }: { readonly timeZone: string }) {
  const { data } = useSuspenseRestQuery({
    ...accountState(useApp()),
    refetchInterval: ({ state }) => (state.data?.copy?.state === 'making' ? WHILE_MAKING_MS : false),
  });
  return <DataCopy account={data} timeZone={timeZone} />;
}

function Deletion({ timeZone }: { readonly timeZone: string }) {
  const { data } = useSuspenseRestQuery(accountState(useApp()));
  return <DeleteAccount account={data} timeZone={timeZone} />;
}
