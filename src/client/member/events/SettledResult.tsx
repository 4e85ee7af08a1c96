import { FormattedMessage, useIntl } from 'react-intl';
import type { EnergyEvent } from '../../../../codegen/rest/types.ts';
import type { ReceiptNoise, SettledReceipt } from '../../../domain/settlement/receipt.ts';
import { difference } from '../../../domain/settlement/difference.ts';
import { toEventView } from '../../shared/events/eventView.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { SavedBar } from '../../ui/charts/SavedBar.tsx';
import { Card } from '../../ui/Card.tsx';
import { Figure } from '../../ui/Figure.tsx';
import { cx } from '../../ui/cx.ts';
import { Notice } from '../../ui/Notice.tsx';
import { CarryFigures, CarryLine } from './CarryLine.tsx';
import { ReachedByEvent } from './ReachedByEvent.tsx';
import { Reveal } from './Reveal.tsx';
import { WithinNoise } from './WithinNoise.tsx';
import styles from './EventContent.module.css';

/** A settled result: its figures, and whether they are within the noise. */
export function SettledResult({
  event,
  noise,
  receipt,
}: {
  readonly event: EnergyEvent;
  readonly noise: ReceiptNoise | null;
  /** Of a result by a baseline; null until it has loaded. */
  readonly receipt: SettledReceipt | null;
}) {
  return (
    <>
      {event.estimate_only && (
        <Notice tone="warn" title={<FormattedMessage id="events.estimate.title" />}>
          <p>
            <FormattedMessage id="events.estimate.text" />
          </p>
        </Notice>
      )}
      <Figures event={event} receipt={receipt} />
      {receipt !== null && <CarryLine receipt={receipt} />}
      {noise !== null && <WithinNoise noise={noise} />}
    </>
  );
}

function Figures({
  event,
  receipt,
}: {
  readonly event: EnergyEvent;
  readonly receipt: SettledReceipt | null;
}) {
  const intl = useIntl();
  const { energy, exactEnergy, hoursInWords, pay, paysMoney, percent, points } = useFormats();
  const { used_wh: used, baseline_wh: usual, reduction_wh: saved, total_participation_points: total } = event;
  const say = (id: string) => intl.formatMessage({ id });
  return (
    <Card>
      <Reveal eventId={event.id} isNew={event.result_is_new}>
        {used !== null && usual !== null && <SavedBar usedWh={used} baselineWh={usual} />}
        <div className={cx('figures', styles['results'])}>
          {used !== null && (
            <Figure
              value={energy(used)}
              label={say('events.figure.used')}
              explanation={
                <p>
                  <FormattedMessage
                    id="events.figure.used.why"
                    values={{ hours: hoursInWords(toEventView(event)), energy: exactEnergy(used) }}
                  />
                </p>
              }
            />
          )}
          {usual !== null && (
            <Figure
              value={energy(usual)}
              label={say('events.figure.usual')}
              explanation={
                <p>
                  <FormattedMessage id="events.figure.usual.why" values={{ energy: exactEnergy(usual) }} />
                </p>
              }
            />
          )}
          {saved !== null && used !== null && usual !== null && usual > 0 && (
            <Figure
              value={percent(Math.round((Math.abs(saved) * 100) / usual))}
              label={say(`events.figure.${difference(saved)}`)}
              tone={saved > 0 ? 'saved' : 'plain'}
              explanation={
                <p>
                  <FormattedMessage
                    id="events.figure.share.why"
                    values={{
                      direction: difference(saved),
                      usual: exactEnergy(usual),
                      used: exactEnergy(used),
                      difference: exactEnergy(Math.abs(saved)),
                    }}
                  />
                </p>
              }
            />
          )}
          {total !== null && (
            <Figure
              value={pay(total)}
              label={say(event.estimate_only ? 'events.figure.payEstimate' : 'events.figure.pay')}
              explanation={
                <>
                  {receipt !== null && <CarryFigures receipt={receipt} />}
                  <p>
                    <FormattedMessage
                      id="events.figure.pay.why"
                      values={{ worth: String(paysMoney), points: points(total), pay: pay(total) }}
                    />
                  </p>
                </>
              }
            />
          )}
        </div>
        <ReachedByEvent event={event} />
      </Reveal>
    </Card>
  );
}
