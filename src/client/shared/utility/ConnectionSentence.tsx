import { FormattedMessage } from 'react-intl';
import type { ConnectionSummary } from './connectionSummary.ts';
import { OutageSentence } from './OutageSentence.tsx';
import { useConnectionWords } from './useConnectionWords.ts';

/** The connection's one sentence, and the utility's outage where the sentence is about something else. */
export function ConnectionSentence({ connection }: { readonly connection: ConnectionSummary }) {
  const { sentence, outageToo, utilityName } = connection;
  const words = useConnectionWords(utilityName);
  const isOutage = sentence === 'outage';
  return (
    <>
      {!isOutage && (
        <p>
          <FormattedMessage id={`connection.${sentence}`} values={words} />
        </p>
      )}
      {(isOutage || outageToo) && (
        <p>
          <OutageSentence {...connection} />
        </p>
      )}
    </>
  );
}
