import { FormattedMessage } from 'react-intl';
import { formatDay } from '../../../domain/format/dates.ts';
import type { Wheel } from '../../../../codegen/rest/types.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { FoldRow } from '../../ui/FoldRow.tsx';
import { ShieldIcon } from '../../ui/icons/objectIcons.tsx';
import styles from './wheel.module.css';

/** Why the wheel is fair, and each day's commitment. */
export function Fairness({ wheel }: { readonly wheel: Wheel }) {
  const { locale } = useFormats();
  const day = (startsAt: string) => formatDay(new Date(startsAt), wheel.time_zone, locale);
  return (
    <FoldRow
      icon={<ShieldIcon />}
      title={<FormattedMessage id="wheel.fair.title" />}
      detail={<FormattedMessage id="wheel.fair.detail" />}
    >
      <div className="stack">
        <p>
          <FormattedMessage id="wheel.fair.text" />
        </p>
        <dl className={styles['facts']}>
          {(['seed', 'next_seed'] as const).map((which) => (
            <div key={which}>
              <dt className="small muted">
                <FormattedMessage id={`wheel.fair.${which}`} values={{ day: day(wheel[which].starts_at) }} />
              </dt>
              <dd className={styles['hash']}>{wheel[which].commitment}</dd>
            </div>
          ))}
        </dl>
        {wheel.past_seeds.length > 0 && (
          <Disclosure summary={<FormattedMessage id="wheel.fair.past" />}>
            <dl className={styles['facts']}>
              {wheel.past_seeds.map(({ commitment, seed, starts_at: startsAt }) => (
                <div key={commitment}>
                  <dt className="strong">{day(startsAt)}</dt>
                  <dd className="small">
                    <FormattedMessage id="wheel.fair.promised" />{' '}
                    <span className={styles['hash']}>{commitment}</span>
                  </dd>
                  <dd className="small">
                    <FormattedMessage id="wheel.fair.revealed" />{' '}
                    <span className={styles['hash']}>{seed}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        )}
      </div>
    </FoldRow>
  );
}
