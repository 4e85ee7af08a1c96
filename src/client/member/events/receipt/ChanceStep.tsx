import { FormattedMessage } from 'react-intl';
import type { SettledReceipt } from '../../../../domain/settlement/receipt.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { PlaceboDays } from './PlaceboDays.tsx';
import { Step } from './Step.tsx';

/** The baseline's error on days without events: a smaller difference says nothing about the member. */
export function ChanceStep({ receipt }: { readonly receipt: SettledReceipt }) {
  const { exactEnergy: energy } = useFormats();
  const { noise, pay, left, after } = receipt;
  return (
    <Step
      name="chance"
      answer={
        <FormattedMessage
          id={noise.verdict === 'within-noise' ? 'events.step.chance.close' : 'events.step.chance.yes'}
        />
      }
    >
      <p>
        {noise.noise === null ? (
          <FormattedMessage id="events.chance.unknown" values={{ tolerance: energy(noise.toleranceWh) }} />
        ) : (
          <FormattedMessage
            id="events.chance.known"
            values={{ days: noise.noise.days, off: energy(noise.noise.meanAbsoluteWh) }}
          />
        )}{' '}
        <FormattedMessage
          id={`events.chance.${noise.verdict}`}
          values={{ counts: String(pay.payment !== 'estimate' && !left), streak: after.streakChange }}
        />
      </p>
      {noise.placeboDays.length > 0 && (
        <div>
          <Disclosure
            summary={
              <FormattedMessage id="events.chance.days" values={{ count: noise.placeboDays.length }} />
            }
          >
            <PlaceboDays noise={noise} />
          </Disclosure>
        </div>
      )}
    </Step>
  );
}
