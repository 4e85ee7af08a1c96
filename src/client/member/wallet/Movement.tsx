import { FormattedMessage } from 'react-intl';
import type { EnergyEvent } from '../../../../codegen/rest/types.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { eventViewOf } from '../../shared/events/eventView.ts';
import { useEventNoun } from '../../shared/events/useEventNoun.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { BoltIcon } from '../../ui/icons/areas.tsx';
import { ListItem, Tile } from '../../ui/List.tsx';
import { Amount } from './Amount.tsx';

/** What an event paid, with a link to its receipt. An estimate pays nothing and is labelled so. */
export function Movement({ event }: { readonly event: EnergyEvent }) {
  const now = useNow(60_000);
  const { day, hours } = useFormats();
  const view = eventViewOf(event);
  const noun = useEventNoun(event.ohmhour_type).one;
  const paid = event.estimate_only ? 0 : (event.total_participation_points ?? 0);
  const kind = event.estimate_only
    ? 'estimate'
    : event.settlement_state === 'RESTATED'
      ? 'restated'
      : 'settled';
  return (
    <ListItem
      to={paths.event(event.id)}
      start={
        <Tile tone={paid > 0 ? 'saved' : 'quiet'}>
          <BoltIcon />
        </Tile>
      }
      title={day(view, now)}
      detail={
        <FormattedMessage
          id={`wallet.${kind}`}
          values={{ event: noun, hours: <span className="nowrap">{hours(view)}</span> }}
        />
      }
      end={<Amount points={paid} />}
    />
  );
}
