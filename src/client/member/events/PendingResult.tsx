import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { EnergyEvent } from '../../../../codegen/rest/types.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { Notice } from '../../ui/Notice.tsx';
import { pendingWord } from './pendingWord.ts';

/** Why the result is pending, and whether the member can do something about it. */
export function PendingResult({ event, now }: { readonly event: EnergyEvent; readonly now: number }) {
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
        <FormattedMessage id={`events.pending.${isOfDevices ? 'devices' : word}.text`} />
      </p>
      {word !== 'zero' && !isOfDevices && (
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
    </Notice>
  );
}
