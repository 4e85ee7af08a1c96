import { FormattedMessage } from 'react-intl';
import { isStale } from '../../domain/transport/freshness.ts';
import { Notice } from '../ui/Notice.tsx';

export interface PolledRead {
  /** When the last answer came, and when the last attempt failed; milliseconds since 1970, 0 for never. */
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
}

/** NET-35: what is asked for again and again, and for too long did not come, is not passed off as news. Nothing otherwise. */
export function StaleNotice({ read: { dataUpdatedAt, errorUpdatedAt } }: { readonly read: PolledRead }) {
  if (!isStale(new Date(dataUpdatedAt), new Date(errorUpdatedAt))) return null;
  return (
    <Notice tone="warn" role="status" title={<FormattedMessage id="stale.title" />}>
      <p>
        <FormattedMessage
          id="stale.text"
          values={{ minutes: Math.floor((errorUpdatedAt - dataUpdatedAt) / 60_000) }}
        />
      </p>
    </Notice>
  );
}
