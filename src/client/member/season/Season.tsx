import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { Season_viewer$key } from '../../../../codegen/relay/Season_viewer.graphql.ts';
import { parseMonth, seasonMonths } from '../../../domain/events/seasons.ts';
import { energyUnit } from '../../../domain/format/energy.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { EnergyUnitContext } from '../../shared/format/EnergyUnit.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { NoEventsIllustration } from '../../ui/illustrations/emptyStates.tsx';
import { AllSeasons } from './AllSeasons.tsx';
import { Milestones } from './Milestones.tsx';
import { MonthCard } from './MonthCard.tsx';
import { SeasonFigures } from './SeasonFigures.tsx';
import { SeasonPicture } from './SeasonPicture.tsx';

/** The season of the address with its months, its sums, and those of the seasons before it. */
export function Season({ viewer: key }: { readonly viewer: Season_viewer$key }) {
  const intl = useIntl();
  const [query] = useSearchParams();
  const { eventSeason: season } = useFragment(
    graphql`
      fragment Season_viewer on Viewer @argumentDefinitions(month: { type: "String" }) {
        eventSeason(month: $month) {
          season
          today
          events {
            reductionWattHours
          }
          totals {
            savedWattHours
          }
          ...SeasonFigures_season
          ...MonthCard_season
          ...AllSeasons_season
          ...Milestones_season
          ...SeasonPicture_season
        }
      }
    `,
    key,
  );
  if (season == null) return <Navigate to={paths.login()} replace />;
  const months = seasonMonths(season.season);
  if (season.events.length === 0 && season.totals.length === 0) return <NoSeason />;
  const month = parseMonth(query.get('month')) ?? season.today.slice(0, 7);
  const amounts = [
    ...season.events.map(({ reductionWattHours }) => reductionWattHours),
    ...season.totals.map(({ savedWattHours }) => savedWattHours),
  ];
  return (
    <EnergyUnitContext value={energyUnit(amounts)}>
      <div className="columns-whole">
        <SeasonFigures season={season} />
      </div>
      <div className="stack">
        <FilterLinks
          label={intl.formatMessage({ id: 'season.months' })}
          links={months.map((each) => ({
            to: paths.season({ month: each }),
            label: intl.formatDate(`${each}-15`, { month: 'short', timeZone: 'UTC' }),
            active: each === month,
          }))}
        />
        <MonthCard key={month} season={season} month={month} />
      </div>
      <div className="stack">
        <Milestones season={season} />
        <AllSeasons season={season} />
        <SeasonPicture season={season} />
      </div>
    </EnergyUnitContext>
  );
}

/** Before the first event. */
function NoSeason() {
  const { reductionEvent } = useApp().brand.words;
  return (
    <div className="columns-whole">
      <Card>
        <EmptyState
          illustration={<NoEventsIllustration />}
          title={<FormattedMessage id="season.none.title" />}
          action={
            <ButtonLink to={paths.events()}>
              <FormattedMessage id="season.none.go" />
            </ButtonLink>
          }
        >
          <FormattedMessage id="season.none.text" values={{ event: reductionEvent.withArticle }} />
        </EmptyState>
      </Card>
    </div>
  );
}
