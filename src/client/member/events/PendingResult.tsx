import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { EnergyEvent } from '../../../../codegen/rest/types.ts';
import { useRestQuery } from '../../platform/cache/useRestQuery.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { eventHour } from '../../shared/events/hour/hourQueries.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { ArticleLink } from '../../shared/help/ArticleLink.tsx';
import { memberSettings } from '../../shared/settings/memberSettings.ts';
import { OutageSentence } from '../../shared/utility/OutageSentence.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { pendingWord } from './pendingWord.ts';

interface PendingResultProps {
  readonly event: EnergyEvent;
  readonly now: number;
}

/** Why the result is pending, and whether the member can do something about it. */
export function PendingResult({ event, now }: PendingResultProps) {
  const word = pendingWord(event.pending_reason, now - Date.parse(event.end_dttm));
  // Events that pay for devices don't wait for a meter.
  const isOfDevices = word === 'soon' && event.ohmhour_type === 'PARTICIPATION_REDUCTION_RT';
  const wantsMember = word === 'long' || word === 'coarse';
  return (
    <Notice
      tone={wantsMember ? 'warn' : 'plain'}
      title={<FormattedMessage id={`events.pending.${isOfDevices ? 'devices' : word}.title`} />}
    >
      <p>
        {word === 'soon' && !isOfDevices ? (
          <Soon event={event} now={now} />
        ) : (
          <FormattedMessage id={`events.pending.${isOfDevices ? 'devices' : word}.text`} />
        )}
      </p>
      {word !== 'zero' && word !== 'noPower' && !isOfDevices && (
        <p>
          <FormattedMessage id="events.pending.streak" />
        </p>
      )}
      {(word === 'long' || word === 'short') && (
        <p>
          <Link to={paths.settings('meter-data')}>
            <FormattedMessage id="events.pending.look" />
          </Link>
        </p>
      )}
      <ArticleLink about="late" />
    </Notice>
  );
}

/** By when the utility's readings are usually here; a home of a new program has nothing to go by. */
function Soon({ event, now }: PendingResultProps) {
  const { onDay } = useFormats();
  const app = useApp();
  const by = useRestQuery(eventHour(app, event.id)).data?.result_by ?? null;
  const utility = useRestQuery(memberSettings(app)).data?.utility_info;
  // What usually takes a day or two takes longer now.
  if (utility?.current_oauth_is_in_outage === true)
    return (
      <OutageSentence
        utilityName={utility.short_name}
        outageEndAt={utility.current_oauth_outage_end_dttm}
        timeZone={event.time_zone}
      />
    );
  if (by === null) return <FormattedMessage id="events.pending.soon.text" />;
  const at = new Date(by);
  return at.getTime() <= now ? (
    <FormattedMessage id="events.pending.soon.late" />
  ) : (
    <FormattedMessage
      id="events.pending.soon.by"
      values={{ onDay: onDay({ startsAt: at, endsAt: at, timeZone: event.time_zone }, now) }}
    />
  );
}
