import { useIntl } from 'react-intl';
import { pendingWord } from './settlementStates.ts';

type Text = string | null | undefined;

/** "Waiting: readings have not arrived yet" */
export function useSettlementText(): (settlement: Text, pendingReason: Text) => string {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `internalEvents.${id}` });
  return (settlement, pendingReason) => {
    if (settlement == null) return text('unknown');
    // An outage waits for nothing.
    if (pendingReason === 'PowerOutage') return text('noPower');
    return pendingReason == null
      ? text(`state.${settlement}`)
      : `${text(`state.${settlement}`)}: ${text(`pending.${pendingWord(pendingReason)}`)}`;
  };
}
