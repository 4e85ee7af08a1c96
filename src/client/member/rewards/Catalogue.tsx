import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { Reward } from '../../../../codegen/rest/types.ts';
import { CATALOGUE_TYPES } from '../../../domain/rewards/checkReward.ts';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { NoRewardsIllustration } from '../../ui/illustrations/emptyStates.tsx';
import { NothingFoundIllustration } from '../../ui/illustrations/systemPages.tsx';
import { catalogue } from './rewardQueries.ts';
import { OtherWays } from './OtherWays.tsx';
import { Shelf } from './Shelf.tsx';
import { useWays } from './ways.ts';

/** What can be had now comes first; sold out comes last. */
const SHELVES = [
  ['now', ({ is_affordable: isAffordable }: Reward) => isAffordable],
  ['soon', ({ is_affordable: isAffordable, remaining }: Reward) => !isAffordable && remaining !== 0],
  ['gone', ({ remaining }: Reward) => remaining === 0],
] as const;

/** MKT-01, MKT-02: what can be ordered here, by type; the type is kept in the address. */
export function Catalogue({ timeZone }: { readonly timeZone: string }) {
  const intl = useIntl();
  const { data } = useSuspenseRestQuery(catalogue(useApp()));
  const [query] = useSearchParams();
  const rewards = data.rewards.filter(({ type }) => CATALOGUE_TYPES.includes(type));
  const ways = useWays();
  const types = [
    ...CATALOGUE_TYPES.filter((type) => rewards.some((reward) => reward.type === type)),
    ...ways,
  ];
  const asked = query.get('type');
  const chosen = [...CATALOGUE_TYPES, ...ways].find((type) => type === asked) ?? null;
  const waysShown = chosen === null ? ways : ways.filter((way) => way === chosen);
  const shown = chosen === null ? rewards : rewards.filter(({ type }) => type === chosen);
  if (rewards.length === 0 && ways.length === 0)
    return (
      <Card>
        <EmptyState
          illustration={<NoRewardsIllustration />}
          title={<FormattedMessage id="rewards.empty.title" />}
        >
          <FormattedMessage id="rewards.empty.text" />
        </EmptyState>
      </Card>
    );
  return (
    <section className="stack" aria-labelledby="catalogue">
      <h2 id="catalogue">
        <FormattedMessage id="rewards.catalogue" />
      </h2>
      {(types.length > 1 || chosen !== null) && (
        <FilterLinks
          label={intl.formatMessage({ id: 'rewards.filter.label' })}
          links={[
            {
              to: paths.rewards(),
              label: intl.formatMessage({ id: 'rewards.filter.all' }),
              active: chosen === null,
            },
            ...types.map((type) => ({
              to: paths.rewards({ type }),
              label: intl.formatMessage({ id: `rewards.types.${type}` }),
              active: type === chosen,
            })),
          ]}
        />
      )}
      {shown.length === 0 && waysShown.length === 0 ? (
        <Card>
          <EmptyState
            illustration={<NothingFoundIllustration />}
            action={
              <ButtonLink to={paths.rewards()} look="secondary" replace state={{ keepScroll: true }}>
                <FormattedMessage id="rewards.filter.showAll" />
              </ButtonLink>
            }
          >
            <FormattedMessage id="rewards.filter.nothing" />
          </EmptyState>
        </Card>
      ) : (
        SHELVES.map(([shelf, isOn]) => {
          const here = shown.filter(isOn);
          return (
            here.length > 0 && (
              <Shelf key={`${shelf} ${chosen}`} name={shelf} rewards={here} timeZone={timeZone} />
            )
          );
        })
      )}
      {waysShown.length > 0 && <OtherWays ways={waysShown} />}
    </section>
  );
}
