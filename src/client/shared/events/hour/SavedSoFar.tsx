import { FormattedMessage } from 'react-intl';
import type { EventHour } from '../../../../../codegen/rest/types.ts';
import { Explain } from '../../../ui/Explain.tsx';
import { useFormats } from '../../format/useFormats.ts';
import { WhyMark } from '../../../ui/WhyMark.tsx';

export type SavedSoFarProps = Pick<EventHour, 'saved' | 'thermostats'>;

/** Whether there is anything to say about what the devices save. */
export const hasSavedSoFar = ({ saved, thermostats }: SavedSoFarProps): boolean =>
  saved !== null || thermostats > 0;

/** What the devices report, marked as theirs: the meter decides what is paid. Thermostats report no such figure. */
export function SavedSoFar({ saved, thermostats }: SavedSoFarProps) {
  const { energy } = useFormats();
  if (!hasSavedSoFar({ saved, thermostats })) return null;
  return (
    <Explain
      title={<FormattedMessage id="eventHour.saved.title" />}
      opener={
        <span>
          {saved === null ? (
            <FormattedMessage id="eventHour.thermostats" values={{ count: thermostats }} />
          ) : (
            <FormattedMessage
              id="eventHour.saved"
              values={{
                count: saved.devices,
                energy: <strong className="number">{energy(saved.wh)}</strong>,
              }}
            />
          )}
          <WhyMark />
        </span>
      }
    >
      {saved !== null && (
        <p>
          <FormattedMessage id="eventHour.saved.why" values={{ count: saved.devices }} />
        </p>
      )}
      {thermostats > 0 && (
        <p>
          <FormattedMessage id="eventHour.thermostats.why" values={{ count: thermostats }} />
        </p>
      )}
      <p>
        <FormattedMessage id="eventHour.saved.pays" />
      </p>
    </Explain>
  );
}
