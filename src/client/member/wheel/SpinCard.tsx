import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { formatWeekdayDay } from '../../../domain/format/dates.ts';
import type { Wheel, WheelSpin } from '../../../../codegen/rest/types.ts';
import { refreshSubjects } from '../../platform/cache/refresh.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AgeQuestion } from './AgeQuestion.tsx';
import { newMemberNumber } from './browserHashing.ts';
import { SpinResult } from './SpinResult.tsx';
import { usePrizeName } from './usePrizeName.ts';
import { stopAt, WheelDrawing } from './WheelDrawing.tsx';

/** Longer than the drawing's transition, so that the result never comes before it stops. */
const TURN_MS = 3_700;

type Stage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'turning'; readonly spin: WheelSpin }
  | { readonly kind: 'result'; readonly spin: WheelSpin };

interface SpinCardProps {
  readonly wheel: Wheel;
  readonly onOddsChanged: () => void;
}

/** The wheel and the button that spins it; then the result, in words first. */
export function SpinCard({ wheel, onOddsChanged }: SpinCardProps) {
  const { locale } = useFormats();
  const prizeName = usePrizeName();
  const app = useApp();
  const { busy, write } = useRestWrite();
  const { write: writeSeen } = useRestWrite();
  const [stage, setStage] = useState<Stage>({ kind: 'ready' });
  const [angle, setAngle] = useState(0);
  const [trouble, setTrouble] = useState<string | null>(null);
  const result = useRef<HTMLHeadingElement>(null);
  const next = wheel.spins[0];
  const inPlay = wheel.odds.filter(({ out }) => out === null);

  const turning = stage.kind === 'turning' ? stage.spin : null;
  useEffect(() => {
    if (turning === null) return;
    const timer = setTimeout(() => setStage({ kind: 'result', spin: turning }), TURN_MS);
    return () => clearTimeout(timer);
  }, [turning]);
  const shown = stage.kind === 'result' ? stage.spin : null;
  useEffect(() => result.current?.focus(), [shown]);

  function spin(): void {
    if (next === undefined) return;
    setTrouble(null);
    const key = crypto.randomUUID();
    void write(
      () =>
        app.rest.act(
          '/api/v2/marketplace/redeem/wheel/{id}',
          {
            params: { path: { id: next.rmw_spin_id }, header: { 'Idempotency-Key': key } },
            body: {
              member_number: newMemberNumber(),
              commitment: wheel.seed.commitment,
              odds_hash: wheel.odds_hash,
            },
          },
          { intent: 'read', idempotencyKey: key },
        ),
      {
        onSaved(spun) {
          const stillness = matchMedia('(prefers-reduced-motion: reduce)').matches;
          setAngle((from) => stopAt(wheel.odds, spun.proof?.drawn_prize_id ?? '', from));
          setStage({ kind: stillness ? 'result' : 'turning', spin: spun });
        },
        onFailed({ kind, code, message }) {
          if (kind === 'dropped' || kind === 'left') return;
          setTrouble(message);
          if (code === 'ODDS_CHANGED') onOddsChanged();
          void refreshSubjects(app, ['wheel']);
        },
      },
    );
  }

  /** The page reads the wheel again only now, so that nothing reveals the result before the wheel stops. */
  function done(spun: WheelSpin): void {
    setStage({ kind: 'ready' });
    void writeSeen(
      () =>
        app.rest.act(
          '/api/v2/marketplace/redeem/wheel/seen/{id}',
          { params: { path: { id: spun.rmw_spin_id } } },
          { intent: 'read' },
        ),
      { changes: ['wheel', 'wallet', 'rewards'] },
    );
  }

  return (
    <Card look="raised">
      <div className="stack">
        <WheelDrawing odds={wheel.odds} angle={angle} isTurning={turning !== null} />
        <div role="status" className="visually-hidden">
          {turning !== null && <FormattedMessage id="wheel.turning" />}
          {shown?.result != null && (
            <FormattedMessage
              id="wheel.announce"
              values={{ prize: prizeName({ type: shown.result.prize_type, title: shown.result.title }) }}
            />
          )}
        </div>
        {trouble !== null && <Notice tone="warn" role="alert" title={trouble} />}
        {body()}
      </div>
    </Card>
  );

  function body() {
    if (stage.kind === 'turning')
      return (
        <div className="row row-center">
          <Button look="secondary" onClick={() => setStage({ kind: 'result', spin: stage.spin })}>
            <FormattedMessage id="wheel.skip" />
          </Button>
        </div>
      );
    if (stage.kind === 'result')
      return <SpinResult spin={stage.spin} heading={result} onDone={() => done(stage.spin)} />;
    if (wheel.unseen !== null) {
      const { unseen } = wheel;
      return (
        <Notice title={<FormattedMessage id="wheel.unseen.title" />}>
          <p>
            <FormattedMessage id="wheel.unseen.text" />
          </p>
          <div className="row">
            <Button onClick={() => setStage({ kind: 'result', spin: unseen })}>
              <FormattedMessage id="wheel.unseen.show" />
            </Button>
          </div>
        </Notice>
      );
    }
    if (wheel.player.closed === 'AGE') return <AgeQuestion age={wheel.player.minimum_age} />;
    if (wheel.player.closed !== null)
      return (
        <Notice title={<FormattedMessage id={`wheel.closed.${wheel.player.closed}.title`} />}>
          <p>
            <FormattedMessage id={`wheel.closed.${wheel.player.closed}.text`} />
          </p>
        </Notice>
      );
    return (
      <>
        <div className="stack stack-tight">
          <p className="strong" aria-live="polite">
            <FormattedMessage id="wheel.left" values={{ count: wheel.spins.length }} />
          </p>
          {next !== undefined && inPlay.length > 0 && (
            <p className="small muted">
              <FormattedMessage id={`wheel.source.${next.source}`} />
            </p>
          )}
        </div>
        {next === undefined ? (
          <p className="muted">
            <FormattedMessage
              id="wheel.nextFree"
              values={{
                day: formatWeekdayDay(new Date(wheel.next_free_spin_at), wheel.time_zone, locale),
              }}
            />
          </p>
        ) : inPlay.length === 0 ? (
          <p className="muted">
            <FormattedMessage id="wheel.allWon" />
          </p>
        ) : (
          <Button wide busy={busy} onClick={spin}>
            <FormattedMessage id="wheel.spin" />
          </Button>
        )}
      </>
    );
  }
}
