import { FormattedMessage } from 'react-intl';
import { useNow } from '../../platform/clock/useNow.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useFormats } from '../format/useFormats.ts';
import { ConnectionActions } from './ConnectionActions.tsx';
import { useConnectionWords } from './useConnectionWords.ts';
import { outageOf, viewOf, type UtilityFacts } from './utilityFacts.ts';

/** The connection in plain words, with what can be done about it, and what keeps readings away at the moment. */
export function ConnectionState({ facts }: { readonly facts: UtilityFacts }) {
  const { locale } = useFormats();
  const now = useNow(60_000);
  const words = useConnectionWords(facts.utility_info?.short_name);
  const { status, message, actions } = viewOf(facts);
  const outage = outageOf(facts, now, locale);
  const readings = facts.meter_status.current_meter_data;
  const missing =
    outage === null && (readings === 'short-missing' || readings === 'long-missing') ? readings : null;
  return (
    <div className="stack">
      <p>
        <FormattedMessage id={`connection.message.${message ?? 'connected'}`} values={words} />
      </p>
      {actions.length > 0 && (
        <div className="row">
          <ConnectionActions actions={actions} leading={status === 'Issue'} small />
        </div>
      )}
      {outage !== null && (
        <Notice tone="warn">
          <p>
            <FormattedMessage
              id={`connection.outage.${outage.key}`}
              values={{ ...words, until: outage.key === 'until' ? outage.until : '' }}
            />
          </p>
        </Notice>
      )}
      {missing !== null && (
        <Notice tone={missing === 'long-missing' ? 'warn' : 'plain'}>
          <p>
            <FormattedMessage id={`connection.readings.${missing}`} />
          </p>
        </Notice>
      )}
    </div>
  );
}
