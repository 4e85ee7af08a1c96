import { FormattedMessage, useIntl } from 'react-intl';
import type { EnergyEvent } from '../../../../codegen/rest/types.ts';
import { TrophyIcon } from '../../ui/icons/rewardIcons.tsx';
import { List, ListItem, Tile } from '../../ui/List.tsx';

/** What the event's result reached. Most reach nothing. */
export function ReachedByEvent({ event: { milestones } }: { readonly event: EnergyEvent }) {
  const intl = useIntl();
  if (milestones.length === 0) return null;
  return (
    <List label={intl.formatMessage({ id: 'milestones.title' })}>
      {milestones.map((milestone) => (
        <ListItem
          key={milestone}
          start={
            <Tile tone="saved">
              <TrophyIcon />
            </Tile>
          }
          title={<FormattedMessage id={`milestones.${milestone}`} />}
        />
      ))}
    </List>
  );
}
