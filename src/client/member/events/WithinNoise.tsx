import { FormattedMessage } from 'react-intl';
import type { ReceiptNoise } from '../../../domain/settlement/receipt.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Notice } from '../../ui/Notice.tsx';

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
