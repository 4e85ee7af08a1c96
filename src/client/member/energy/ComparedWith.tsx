import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../platform/navigation/paths.ts';
import type { ComparedShare } from '../../../domain/energy/pairBars.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import { comparisonsOf, energyAddress } from './energyAddress.ts';
import type { Compared } from './useCompared.ts';
import { UsualWhy } from './UsualWhy.tsx';

/** Below this share of the other figure, percent, two figures are called the same. */
const SAME_PERCENT = 0.5;

/** The choice of what the period is compared with, and the answer in a sentence. */
export function ComparedWith({ compared }: { readonly compared: Compared | null }) {
  const intl = useIntl();
  const address = energyAddress(useSearchParams()[0]);
  const { period, date, compare } = address;
  return (
    <div className="stack stack-snug">
      <FilterLinks
        label={intl.formatMessage({ id: 'energy.compare' })}
        links={[null, ...comparisonsOf(period)].map((comparison) => ({
          to: paths.energy({ period, date, compare: comparison }),
          label: intl.formatMessage({
            id: comparison === null ? 'energy.compare.off' : `energy.compare.${comparison}.${period}`,
          }),
          active: comparison === compare,
        }))}
      />
      {compared !== null && (
        <p role="status">
          <Answer compared={compared} period={period} />
        </p>
      )}
      {compared?.usual != null && <UsualWhy usual={compared.usual} />}
    </div>
  );
}

function Answer({
  compared: { comparison, sums, coarser, usual },
  period,
}: {
  readonly compared: Compared;
  readonly period: string;
}) {
  const intl = useIntl();
  const { energy, percent } = useFormats();
  if (sums === null)
    return usual == null ? (
      <FormattedMessage id="energy.compare.none" />
    ) : (
      <FormattedMessage
        id="energy.compare.noUsual"
        values={{ weekday: usual.weekday.minimum, other: usual.other.minimum }}
      />
    );
  const { now, other, share } = sums;
  const change = other === 0 ? null : ((now - other) / other) * 100;
  const direction =
    change === null ? 'unknown' : Math.abs(change) < SAME_PERCENT ? 'same' : change < 0 ? 'less' : 'more';
  return (
    <>
      <FormattedMessage
        id="energy.compare.answer"
        values={{
          direction,
          percent: percent(Math.round(Math.abs(change ?? 0))),
          other: intl.formatMessage({ id: `energy.compare.than.${comparison}.${period}` }),
          now: energy(now),
          compared: energy(other),
        }}
      />{' '}
      {share.counted < share.whole && <Part share={share} />}{' '}
      {coarser !== null && <FormattedMessage id="energy.compare.coarser" values={{ length: coarser }} />}
    </>
  );
}

/** Over what the two are compared, where that isn't all. */
function Part({ share: { unit, counted, whole } }: { readonly share: ComparedShare }) {
  const { duration, number } = useFormats();
  const amount = unit === 'seconds' ? (seconds: number) => duration(seconds * 1000) : number;
  return (
    <FormattedMessage
      id="energy.compare.part"
      values={{ unit, part: amount(counted), whole: amount(whole) }}
    />
  );
}
