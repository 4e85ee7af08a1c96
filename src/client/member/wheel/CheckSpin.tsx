import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WheelSpin } from '../../../../codegen/rest/types.ts';
import { totalWeight } from '../../../domain/wheel/odds.ts';
import { checkSpin, isFair, type SpinCheck } from '../../../domain/wheel/verify.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useAtMoment } from '../../shared/format/useAtMoment.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { browserHashing } from './browserHashing.ts';
import { usePrizeName } from './usePrizeName.ts';
import styles from './wheel.module.css';

interface CheckSpinProps {
  readonly spin: WheelSpin;
  /** Beside the button. */
  readonly children?: ReactNode;
}

/** Recomputes a spin in this browser and says whether it comes out the same. */
export function CheckSpin({ spin, children }: CheckSpinProps) {
  const now = useNow(60_000);
  const { zone } = useApp();
  const { number } = useFormats();
  const atMoment = useAtMoment();
  const prizeName = usePrizeName();
  const [check, setCheck] = useState<SpinCheck | 'hidden' | 'impossible' | null>(null);
  const { proof, number: spinNumber } = spin;
  if (proof === null) return null;
  const odds = proof.odds.map(({ prize_id: prizeId, type, weight }) => ({ prizeId, type, weight }));
  const drawn = proof.odds.find(({ prize_id: id }) => id === proof.drawn_prize_id);

  async function run(seed: string | null): Promise<void> {
    if (proof === null) return;
    if (seed === null) return setCheck('hidden');
    try {
      setCheck(
        await checkSpin(
          {
            seed,
            commitment: proof.commitment,
            memberNumber: proof.member_number,
            spinNumber,
            odds,
            oddsHash: proof.odds_hash,
            ticket: proof.ticket,
            prizeId: proof.drawn_prize_id,
          },
          browserHashing,
        ),
      );
    } catch {
      setCheck('impossible');
    }
  }

  return (
    <div className="stack stack-tight">
      <div className={`row ${styles['checks'] ?? ''}`}>
        <Button look="quiet" small onClick={() => void run(proof.seed)}>
          <FormattedMessage id="wheel.check.button" />
        </Button>
        {children}
      </div>
      <div role="status">{answer()}</div>
    </div>
  );

  function answer() {
    if (check === null || proof === null) return null;
    if (check === 'impossible')
      return <Notice tone="warn" title={<FormattedMessage id="wheel.check.impossible" />} />;
    if (check === 'hidden')
      return (
        <Notice title={<FormattedMessage id="wheel.check.hidden" />}>
          <p>
            <FormattedMessage
              id="wheel.check.hiddenText"
              values={{ when: atMoment(new Date(proof.reveals_at), zone, now) }}
            />
          </p>
        </Notice>
      );
    const fair = isFair(check);
    return (
      <Notice
        tone={fair ? 'saved' : 'error'}
        title={<FormattedMessage id={fair ? 'wheel.check.yes' : 'wheel.check.no'} />}
      >
        <p>
          <FormattedMessage
            id="wheel.check.how"
            values={{
              memberNumber: proof.member_number,
              spinNumber: String(spinNumber),
              ticket: number(proof.ticket),
              total: number(totalWeight(odds)),
              prize: drawn === undefined ? '' : prizeName(drawn),
            }}
          />
        </p>
        <dl className={styles['facts']}>
          {(['commitment', 'seed', 'odds_hash'] as const).map((name) => (
            <div key={name}>
              <dt className="small muted">
                <FormattedMessage id={`wheel.check.${name}`} />
              </dt>
              <dd className={styles['hash']}>{proof[name]}</dd>
            </div>
          ))}
        </dl>
      </Notice>
    );
  }
}
