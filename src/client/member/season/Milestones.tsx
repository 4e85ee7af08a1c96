import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Milestones_season$key } from '../../../../codegen/relay/Milestones_season.graphql.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { TrophyIcon } from '../../ui/icons/rewardIcons.tsx';
import { List, ListItem, Tile } from '../../ui/List.tsx';

const TITLE = 'season-milestones';

/** What the member has reached in all seasons, each with the event that reached it. */
export function Milestones({ season: key }: { readonly season: Milestones_season$key }) {
  const intl = useIntl();
  const { milestones } = useFragment(
    graphql`
      fragment Milestones_season on EventSeason {
        milestones {
          milestone
          date
          eventId
        }
      }
    `,
    key,
  );
  return (
    <Card title={<FormattedMessage id="milestones.title" />} titleId={TITLE}>
      {milestones.length === 0 ? (
        <p className="muted">
          <FormattedMessage id="milestones.none" />
        </p>
      ) : (
        <List>
          {milestones.map(({ milestone, date, eventId }) => (
            <ListItem
              key={milestone}
              start={
                <Tile tone="saved">
                  <TrophyIcon />
                </Tile>
              }
              title={<FormattedMessage id={`milestones.${milestone}`} />}
              detail={intl.formatDate(date, { timeZone: 'UTC', dateStyle: 'long' })}
              to={paths.event(eventId)}
            />
          ))}
        </List>
      )}
    </Card>
  );
}
