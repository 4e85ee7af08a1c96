import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WheelDraw } from '../../../../codegen/rest/types.ts';
import { checkDraw, isFairDraw } from '../../../domain/wheel/prizeDraw.ts';
import { appQueries } from '../../platform/cache/queries.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { browserHashing } from './browserHashing.ts';
import styles from './wheel.module.css';
import { theDraw } from './wheelQueries.ts';

interface CheckDrawProps {
  readonly drawId: string;
  /** Beside the button. */
  readonly children?: ReactNode;
}

type Checked = 'busy' | 'impossible' | { readonly fair: boolean; readonly draw: WheelDraw };

/** Reads all entries of a draw, repeats it in this browser, and says whether the same one wins. */
export function CheckDraw({ drawId, children }: CheckDrawProps) {
  const app = useApp();
  const { number } = useFormats();
  const [checked, setChecked] = useState<Checked | null>(null);

  async function run(): Promise<void> {
    setChecked('busy');
    try {
      const { draw, entries } = await appQueries(app).query(theDraw(app, drawId));
      if (draw.outcome === null) return setChecked('impossible');
      const check = await checkDraw(
        {
          seed: draw.outcome.seed,
          commitment: draw.commitment,
          entries: entries.map(({ number: spin, member_number: memberNumber }) => ({
            number: spin,
            memberNumber,
          })),
          entriesHash: draw.outcome.entries_hash,
          winner: draw.outcome.winner_number,
        },
        browserHashing,
      );
      setChecked({ fair: isFairDraw(check), draw });
    } catch {
      setChecked('impossible');
    }
  }

  return (
    <div className="stack stack-tight">
      <div className={`row ${styles['checks'] ?? ''}`}>
        <Button look="quiet" small busy={checked === 'busy'} onClick={() => void run()}>
          <FormattedMessage id="wheel.draw.check" />
        </Button>
        {children}
      </div>
      <div role="status">{answer()}</div>
    </div>
  );

  function answer() {
    if (checked === null || checked === 'busy') return null;
    if (checked === 'impossible')
      return <Notice tone="warn" title={<FormattedMessage id="wheel.draw.impossible" />} />;
    const {
      fair,
      draw: { commitment, outcome },
    } = checked;
    return (
      <Notice
        tone={fair ? 'saved' : 'error'}
        title={<FormattedMessage id={fair ? 'wheel.draw.yes' : 'wheel.draw.no'} />}
      >
        <p>
          <FormattedMessage
            id="wheel.draw.how"
            values={{ entries: outcome?.entries ?? 0, winner: number(outcome?.winner_number ?? 0) }}
          />
        </p>
        <dl className={styles['facts']}>
          {(
            [
              ['commitment', commitment],
              ['seed', outcome?.seed],
              ['entriesHash', outcome?.entries_hash],
            ] as const
          ).map(([name, hash]) => (
            <div key={name}>
              <dt className="small muted">
                <FormattedMessage id={`wheel.draw.${name}`} />
              </dt>
              <dd className={styles['hash']}>{hash}</dd>
            </div>
          ))}
        </dl>
      </Notice>
    );
  }
}
