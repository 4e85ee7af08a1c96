import { FormattedMessage } from 'react-intl';
import type { EventHour } from '../../../../../codegen/rest/types.ts';
import { Explain } from '../../../ui/Explain.tsx';
import { useFormats } from '../../format/useFormats.ts';

/** What the devices report, marked as theirs: the meter decides what is paid. */
export function SavedSoFar({ saved }: Pick<EventHour, 'saved'>) {
  const { energy } = useFormats();
  if (saved === null) return null;
  const { wh, devices: count } = saved;
  return (
    <Explain
      title={<FormattedMessage id="eventHour.saved.title" />}
      opener={
        <span>
          <FormattedMessage
            id="eventHour.saved"
            values={{ count, energy: <strong className="number">{energy(wh)}</strong> }}
          />
          {'\u00a0'}
          <span className="figure-why">
            <FormattedMessage id="ui.explain.open" />
          </span>
        </span>
      }
    >
      <p>
        <FormattedMessage id="eventHour.saved.why" values={{ count }} />
      </p>
      <p>
        <FormattedMessage id="eventHour.saved.pays" />
      </p>
    </Explain>
  );
}
