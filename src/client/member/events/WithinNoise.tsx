import { FormattedMessage } from 'react-intl';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../shared/format/useFormats.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Notice } from '../../ui/Notice.tsx';
import { eventReceipt } from './eventQueries.ts';

/** A difference as large as the usual is wrong anyway says nothing about the member, and is called so. */
export function WithinNoise({ eventId }: { readonly eventId: string }) {
  const app = useApp();
  const { energy } = useFormats();
  const { data } = useQuery(eventReceipt(app, eventId));
  const receipt = data?.receipt;
  if (receipt?.kind !== 'reduction' || receipt.state === 'PENDING' || receipt.noise.verdict !== 'within-noise') return null;
  const { noise, toleranceWh } = receipt.noise;
  return (
    <Notice title={<FormattedMessage id="events.noise.title" />}>
      <p>
        {noise === null ? (
          <FormattedMessage id="events.noise.unknown" values={{ tolerance: energy(toleranceWh) }} />
        ) : (
          <FormattedMessage id="events.noise.known" values={{ off: energy(noise.meanAbsoluteWh) }} />
        )}
      </p>
    </Notice>
  );
}
