import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { difference } from '../../../../domain/settlement/difference.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { Explain } from '../../../ui/Explain.tsx';
import { WhyMark } from '../../../ui/WhyMark.tsx';

export interface FedWhyProps {
  readonly name: string;
  readonly fedWh: number;
  /** How long it was told to; null: unknown. */
  readonly shiftedMs: number | null;
  /** What the home saved by its meter; null: not settled. */
  readonly savedWh: number | null;
  /** The sentence with the figure. */
  readonly children: ReactNode;
}

/** What a battery fed in: its maker's count, and the meter that pays beside it. */
export function FedWhy({ name, fedWh, shiftedMs, savedWh, children }: FedWhyProps) {
  const { duration, energy, exactEnergy } = useFormats();
  return (
    <Explain
      title={<FormattedMessage id="eventDevices.fed.title" values={{ name }} />}
      opener={
        <span className="small muted">
          {children}
          <WhyMark />
        </span>
      }
    >
      <p>
        <FormattedMessage
          id="eventDevices.fed.why"
          values={{
            fed: exactEnergy(fedWh),
            known: shiftedMs === null ? 'no' : 'yes',
            time: duration(shiftedMs ?? 0),
          }}
        />
      </p>
      <p>
        <FormattedMessage
          id="eventDevices.fed.meter"
          values={{
            direction: savedWh === null ? 'unknown' : difference(savedWh),
            energy: energy(Math.abs(savedWh ?? 0)),
          }}
        />
      </p>
    </Explain>
  );
}
