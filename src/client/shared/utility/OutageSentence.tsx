import { FormattedMessage } from 'react-intl';
import { outageNotice } from '../../../domain/utility/outageNotice.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { useFormats } from '../format/useFormats.ts';
import type { ConnectionSummary } from './connectionSummary.ts';
import { useConnectionWords } from './useConnectionWords.ts';

/** That the utility shares no readings for now, and until when. */
export function OutageSentence({
  utilityName,
  outageEndAt,
  timeZone,
}: Pick<ConnectionSummary, 'utilityName' | 'outageEndAt' | 'timeZone'>) {
  const { locale } = useFormats();
  const now = useNow(60_000);
  const words = useConnectionWords(utilityName);
  const outage = outageNotice(
    {
      inOutage: true,
      outageEndAt: outageEndAt === null ? null : new Date(outageEndAt),
      shortName: utilityName,
      now: new Date(now),
    },
    timeZone,
    locale,
  );
  return outage === null ? null : (
    <FormattedMessage
      id={`connection.outage.${outage.key}`}
      values={{ ...words, until: outage.key === 'until' ? outage.until : '' }}
    />
  );
}
