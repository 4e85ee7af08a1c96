import { FormattedMessage } from 'react-intl';
import { isStale } from '../../domain/transport/freshness.ts';
import { Notice } from '../ui/Notice.tsx';

export interface PolledRead {
  /** When the last answer came, and when the last attempt failed; milliseconds since 1970, 0 for never. */
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
}

/** NET-35: marks polled data as stale when it hasn't been updated for too long. */
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
