import { FormattedMessage } from 'react-intl';
import { outageNotice } from '../../../domain/utility/outageNotice.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { useFormats } from '../format/useFormats.ts';
import type { ConnectionSummary } from './connectionSummary.ts';
import { useConnectionWords } from './useConnectionWords.ts';

/** The connection's one sentence, and the utility's outage where the sentence is about something else. */
export function ConnectionSentence({ connection }: { readonly connection: ConnectionSummary }) {
  const { sentence, outageToo, utilityName, outageEndAt, timeZone } = connection;
  const { locale } = useFormats();
  const now = useNow(60_000);
  const words = useConnectionWords(utilityName);
  const isOutage = sentence === 'outage';
  const outage = outageNotice(
    {
      inOutage: isOutage || outageToo,
      outageEndAt: outageEndAt === null ? null : new Date(outageEndAt),
      shortName: utilityName,
      now: new Date(now),
    },
    timeZone,
    locale,
  );
  return (
    <>
      {!isOutage && (
        <p>
          <FormattedMessage id={`connection.${sentence}`} values={words} />
        </p>
      )}
      {outage !== null && (
        <p>
          <FormattedMessage
            id={`connection.outage.${outage.key}`}
            values={{ ...words, until: outage.key === 'until' ? outage.until : '' }}
          />
        </p>
      )}
    </>
  );
}
