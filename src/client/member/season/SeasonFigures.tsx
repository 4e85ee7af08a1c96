import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SeasonFigures_season$key } from '../../../../codegen/relay/SeasonFigures_season.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Card } from '../../ui/Card.tsx';
import { Figure } from '../../ui/Figure.tsx';
import { useSeasonName } from './useSeasonName.ts';

const TITLE = 'season-figures';

/** What the season brought so far, and the streak. */
export function SeasonFigures({ season: key }: { readonly season: SeasonFigures_season$key }) {
  const intl = useIntl();
  const name = useSeasonName();
  const { energy, number, pay, points, paysMoney } = useFormats();
  const { reductionEvent } = useApp().brand.words;
  const season = useFragment(
    graphql`
      fragment SeasonFigures_season on EventSeason {
        season
        kind
        streak
        longestStreak
        totals {
          season
          events
          savedWattHours
          points
        }
      }
    `,
    key,
  );
  const own = season.totals.filter((total) => total.season === season.season);
  const sum = (amount: (total: (typeof own)[number]) => number) =>
    own.reduce((so, total) => so + amount(total), 0);
  const earned = sum((total) => total.points);
  const events = sum((total) => total.events);
  return (
    <Card look="tint" title={name(season.season, season.kind)} titleId={TITLE}>
      <div className="figures">
        <Figure
          value={energy(sum((total) => total.savedWattHours))}
          label={intl.formatMessage({ id: 'season.saved' })}
          large
          tone="saved"
          explanation={
            <p>
              <FormattedMessage id="season.saved.why" values={{ count: events }} />
            </p>
          }
        />
        <Figure
          value={pay(earned)}
          label={intl.formatMessage({ id: 'season.earned' })}
          explanation={
            <p>
              <FormattedMessage
                id="season.earned.why"
                values={{ worth: String(paysMoney), points: points(earned), pay: pay(earned) }}
              />
            </p>
          }
        />
        <Figure
          value={number(events)}
          label={intl.formatMessage({ id: 'season.events' }, { count: events })}
        />
        <Figure
          value={number(season.streak)}
          label={intl.formatMessage({ id: 'season.streak' }, { longest: number(season.longestStreak) })}
          explanation={
            <p>
              <FormattedMessage id="season.streak.why" values={{ events: reductionEvent.many }} />
            </p>
          }
        />
      </div>
    </Card>
  );
}
