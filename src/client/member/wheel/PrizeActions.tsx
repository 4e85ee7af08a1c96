import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { WheelSpin } from '../../../../codegen/rest/types.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { GiftCode } from '../../shared/cashout/GiftCode.tsx';
import { LazyDialog } from '../../shared/dialog/LazyDialog.tsx';
import { opensDialog } from '../../shared/dialog/opensDialog.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';

interface PrizeActionsProps {
  readonly spin: WheelSpin;
  /** In a list of prizes. */
  readonly small?: boolean;
  /** The member decided on this prize. */
  readonly onDone?: () => void;
}

/** Redeem a prize that waits, or give it up, which is asked twice (WHL-09, WHL-10). */
export function PrizeActions({ spin, small = false, onDone }: PrizeActionsProps) {
  const intl = useIntl();
  const app = useApp();
  const { busy, write } = useRestWrite();
  const [isAsking, setAsking] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** One key per prize and action, so that a second press changes nothing. */
  const [keys] = useState(() => ({ redeem: crypto.randomUUID(), giveUp: crypto.randomUUID() }));
  const { rmw_redeemable_spin_id: id, result } = spin;
  if (id === null || result === null) return null;

  async function redeem(redeemableId: string): Promise<void> {
    setFailure(null);
    await write(
      () =>
        app.rest.act(
          '/api/v2/marketplace/redeem/wheel/redeemable/{id}',
          {
            params: { path: { id: redeemableId }, header: { 'Idempotency-Key': keys.redeem } },
            body: {},
          },
          { intent: 'read', idempotencyKey: keys.redeem },
        ),
      {
        changes: ['wheel', 'rewards'],
        onSaved(redeemed) {
          onDone?.();
          const orderId = redeemed.result?.order_id;
          if (orderId != null) app.navigator.go(paths.order(orderId));
        },
        onFailed({ code, message }) {
          if (isConfirming) setFailure(message);
          else if (code === 'CODE_NEEDED') setConfirming(true);
          else app.flashes.show({ type: 'error', text: message });
        },
      },
    );
  }

  function giveUp(redeemableId: string): void {
    void write(
      () =>
        app.rest.act(
          '/api/v2/marketplace/redeem/wheel/give_up_prize/{id}',
          { params: { path: { id: redeemableId }, header: { 'Idempotency-Key': keys.giveUp } } },
          { idempotencyKey: keys.giveUp },
        ),
      {
        changes: ['wheel'],
        done: () => intl.formatMessage({ id: 'wheel.gaveUp' }),
        onSaved() {
          setAsking(false);
          onDone?.();
        },
      },
    );
  }

  return (
    <>
      <div className="row">
        {result.needs_form ? (
          <ButtonLink
            to={paths.prizeForm({ spin: id })}
            small={small}
            {...(onDone !== undefined && { onClick: onDone })}
          >
            <FormattedMessage id={`wheel.redeem.${result.prize_type}`} />
          </ButtonLink>
        ) : (
          <Button small={small} busy={busy && !isAsking} onClick={() => void redeem(id)}>
            <FormattedMessage id={`wheel.redeem.${result.prize_type}`} />
          </Button>
        )}
        <Button
          look={small ? 'quiet' : 'secondary'}
          small={small}
          {...opensDialog}
          onClick={() => setAsking(true)}
        >
          <FormattedMessage id="wheel.giveUp" />
        </Button>
      </div>
      {isConfirming && (
        <GiftCode failure={failure} onConfirmed={() => redeem(id)} onClose={() => setConfirming(false)} />
      )}
      {isAsking && (
        <LazyDialog
          open
          onClose={() => setAsking(false)}
          title={<FormattedMessage id="wheel.giveUpTitle" values={{ title: result.title }} />}
        >
          <div className="stack">
            <p>
              <FormattedMessage id="wheel.giveUpText" />
            </p>
            <div className="row">
              <Button look="danger" busy={busy} onClick={() => giveUp(id)}>
                <FormattedMessage id="wheel.giveUp" />
              </Button>
              <Button look="secondary" onClick={() => setAsking(false)}>
                <FormattedMessage id="wheel.keep" />
              </Button>
            </div>
          </div>
        </LazyDialog>
      )}
    </>
  );
}
