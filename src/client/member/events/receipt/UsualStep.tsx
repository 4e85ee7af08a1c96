import { FormattedMessage, useIntl } from 'react-intl';
import { BLEND_MINIMUM_DAYS } from '../../../../domain/settlement/plan.ts';
import type { SettledReceipt } from '../../../../domain/settlement/receipt.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { ArticleLink } from '../../../shared/help/ArticleLink.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { DaysLeftOut } from './DaysLeftOut.tsx';
import { DaysUsed } from './DaysUsed.tsx';
import { Step } from './Step.tsx';

/** The baseline: which days, which not and why, and the adjustment. */
export function UsualStep({ receipt }: { readonly receipt: SettledReceipt }) {
  const intl = useIntl();
  const { energy, exactEnergy, percent } = useFormats();
  const { daysUsed, daysRejected, rules, event, baselineWh, adjustment } = receipt;
  const weights = daysUsed.flatMap(({ weightPercent }) => weightPercent ?? []).sort((a, b) => b - a);
  return (
    <Step name="usual" answer={energy(baselineWh)}>
      <p>
        <FormattedMessage
          id={`events.usual.${rules.baselineRule}`}
          values={{
            count: daysUsed.length,
            dayType: event.dayType,
            adjusted: String(
              adjustment !== null &&
                (adjustment.ratio ?? adjustment.addedMWh ?? null) !== null &&
                adjustment.blend?.weight !== 0,
            ),
            energy: <strong className="number">{exactEnergy(baselineWh)}</strong>,
          }}
        />
      </p>
      {weights.length > 0 && (
        <p>
          <FormattedMessage
            id="events.usual.weighted"
            values={{
              weights: intl.formatList(
                weights.map((weight) => percent(weight)),
                { type: 'unit' },
              ),
            }}
          />
        </p>
      )}
      <Adjustment receipt={receipt} />
      <BlendWeight receipt={receipt} />
      <div>
        <Disclosure summary={<FormattedMessage id="events.usual.used" values={{ count: daysUsed.length }} />}>
          <DaysUsed days={daysUsed} />
        </Disclosure>
        {daysRejected.length > 0 && (
          <Disclosure
            summary={<FormattedMessage id="events.usual.leftOut" values={{ count: daysRejected.length }} />}
          >
            <DaysLeftOut days={daysRejected} />
          </Disclosure>
        )}
      </div>
      <ArticleLink about="usual" />
    </Step>
  );
}

/** The same-day adjustment, where the program has one. The ratio is in ten-thousandths. */
function Adjustment({ receipt: { adjustment, rules } }: { readonly receipt: SettledReceipt }) {
  const { exactEnergy, percent } = useFormats();
  if (adjustment === null) return null;
  const { eventMWh, ratio, addedMWh, blend, otherEvent } = adjustment;
  const hours = {
    from: rules.adjustmentFromHours,
    to: rules.adjustmentToHours,
    after: String(rules.postEventAdjustment === true),
    postFrom: rules.postEventFromHours,
    postTo: rules.postEventToHours,
  };
  return (
    <p>
      {ratio !== null ? (
        <FormattedMessage
          id={blend == null ? 'events.usual.adjustment' : 'events.usual.adjustment.blend'}
          values={{
            ...hours,
            measured: percent(ratio.measured / 100),
            used: percent(ratio.used / 100),
            clamped: String(ratio.measured !== ratio.used),
          }}
        />
      ) : addedMWh != null ? (
        <FormattedMessage
          id="events.usual.adjustment.added"
          values={{
            ...hours,
            direction: addedMWh > 0 ? 'more' : addedMWh < 0 ? 'less' : 'same',
            energy: exactEnergy(Math.abs(addedMWh) / 1000),
          }}
        />
      ) : (
        <FormattedMessage
          id={`events.usual.adjustment.${otherEvent === true ? 'otherEvent' : 'none'}`}
          values={hours}
        />
      )}{' '}
      {eventMWh !== null && (
        <FormattedMessage
          id="events.usual.adjustment.energy"
          values={{ energy: exactEnergy(eventMWh / 1000) }}
        />
      )}
    </p>
  );
}

/** How much a blend counts the correction by the hours before, and why. The weight is in ten-thousandths. */
function BlendWeight({ receipt: { adjustment, rules } }: { readonly receipt: SettledReceipt }) {
  const { exactEnergy, percent } = useFormats();
  if (adjustment?.blend == null) return null;
  const { days, plainOffWh, adjustedOffWh, weight } = adjustment.blend;
  return (
    <p>
      {days < BLEND_MINIMUM_DAYS || plainOffWh === null || adjustedOffWh === null ? (
        <FormattedMessage id="events.usual.weight.unknown" />
      ) : (
        <FormattedMessage
          id="events.usual.weight"
          values={{
            days,
            plain: exactEnergy(plainOffWh),
            adjusted: exactEnergy(adjustedOffWh),
            weight: percent(weight / 100),
            capped: String(weight > 0 && weight < 10_000 && weight === (rules.blendCapPercent ?? 100) * 100),
          }}
        />
      )}
    </p>
  );
}
