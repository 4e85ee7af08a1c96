import { FormattedMessage } from 'react-intl';
import type { HomePotential } from '../../../../../codegen/rest/types.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import styles from '../EventContent.module.css';

/** One device or kind of appliance: what it can pay and save, and how the figures came about. */
export function PotentialRow({ potential }: { readonly potential: HomePotential }) {
  const { payRange } = useFormats();
  const { basis, device, wh, points } = potential;
  return (
    <li className={styles['potential']}>
      <p className="row row-apart strong">
        <span>
          <Name potential={potential} />
        </span>
        {points !== null && points.high > 0 && basis !== 'idle' && (
          <span className="number">{payRange(points.low, points.high)}</span>
        )}
      </p>
      <p className="small muted">
        {wh !== null && (
          <>
            <strong className="number">
              <EnergyRange range={wh} />
            </strong>
            {'. '}
          </>
        )}
        {device !== null && (
          <>
            <FormattedMessage id="eventBefore.byItself" />{' '}
          </>
        )}
        <How potential={potential} />
      </p>
    </li>
  );
}

function Name({ potential: { device, appliance, count } }: { readonly potential: HomePotential }) {
  if (device !== null) return device.name;
  const name = <FormattedMessage id={`signupMore.appliance.${appliance ?? ''}`} />;
  return count === 1 ? name : <FormattedMessage id="eventBefore.several" values={{ name, count }} />;
}

function How({ potential: { basis, count, watts, percent, days } }: { readonly potential: HomePotential }) {
  const { number } = useFormats();
  return (
    <FormattedMessage
      id={`eventBefore.how.${basis}`}
      values={{
        count,
        days: days ?? 0,
        kilowatts: number((watts ?? 0) / 1_000),
        low: number(percent?.low ?? 0),
        high: number(percent?.high ?? 0),
      }}
    />
  );
}

function EnergyRange({ range: { low, high } }: { readonly range: NonNullable<HomePotential['wh']> }) {
  const { energy } = useFormats();
  const [from, to] = [energy(low), energy(high)];
  return from === to ? from : <FormattedMessage id="eventBefore.range" values={{ from, to }} />;
}
