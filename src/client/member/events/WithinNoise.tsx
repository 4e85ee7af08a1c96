import { FormattedMessage } from 'react-intl';
import { useRestQuery } from '../../platform/cache/useRestQuery.ts';
import type { ReceiptNoise } from '../../../domain/settlement/receipt.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Notice } from '../../ui/Notice.tsx';
import { eventReceipt } from './eventQueries.ts';

/** The receipt's noise if the difference is within it; null otherwise, and until the receipt has loaded. */
export function useNoise(eventId: string, isSettled: boolean): ReceiptNoise | null {
  const { data } = useRestQuery({ ...eventReceipt(useApp(), eventId), enabled: isSettled });
  const receipt = data?.receipt;
  if (
    receipt?.kind !== 'reduction' ||
    receipt.state === 'PENDING' ||
    receipt.noise.verdict !== 'within-noise'
  )
    return null;
  return receipt.noise;
}

/** Explains that a difference within the baseline's own error says nothing about the member. */
export function WithinNoise({ noise: { noise, toleranceWh } }: { readonly noise: ReceiptNoise }) {
  const { energy } = useFormats();
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
