import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { EventReceipt } from '../../../../../codegen/rest/types.ts';
import type { RealTimeReceipt } from '../../../../domain/settlement/realTime.ts';
import type { SettledReceipt } from '../../../../domain/settlement/receipt.ts';
import { LazySection } from '../../../shared/LazySection.tsx';
import { useApp } from '../../../platform/screen/app.ts';
import { ButtonAnchor } from '../../../ui/ButtonAnchor.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DownloadIcon } from '../../../ui/icons/toolIcons.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { BookingStep } from './BookingStep.tsx';
import { ChanceStep } from './ChanceStep.tsx';
import { CorrectionStep } from './CorrectionStep.tsx';
import { DeviceStep } from './DeviceStep.tsx';
import { PayStep } from './PayStep.tsx';
import { StandingStep } from './StandingStep.tsx';
import { Step, SubStep } from './Step.tsx';
import { UsedStep } from './UsedStep.tsx';
import { UsualStep } from './UsualStep.tsx';
import styles from './Receipt.module.css';

const loadRecompute = async () => (await import('../recompute/RecomputeLazy.tsx')).RecomputeLazy;

export interface ReceiptProps {
  readonly answer: EventReceipt;
  readonly timeZone: string;
}

/** How a result was calculated, step by step, to read and to download. */
export function Receipt({ answer, timeZone }: ReceiptProps) {
  const titleId = useId();
  const app = useApp();
  const { receipt } = answer;
  const isSettled = receipt.kind === 'real-time' || receipt.state !== 'PENDING';
  const address = `/events/${encodeURIComponent(answer.event_id)}/receipt`;
  return (
    <Card title={<FormattedMessage id="events.receipt.title" />} titleId={titleId}>
      <ol className={styles['steps']}>
        {receipt.kind === 'reduction' && receipt.state !== 'PENDING' && (
          <ReductionSteps receipt={receipt} timeZone={timeZone} />
        )}
        {receipt.kind === 'real-time' && <RealTimeSteps receipt={receipt} />}
        {answer.versions.length > 1 && <CorrectionStep versions={answer.versions} timeZone={timeZone} />}
        <Step name="curious">
          <BookingStep
            ledger={answer.ledger}
            kind={receipt.kind}
            timeZone={timeZone}
            payment={
              receipt.kind === 'reduction' && receipt.state !== 'PENDING' ? receipt.pay.payment : 'paid'
            }
          />
          <SubStep name="keep">
            <p className="muted">
              <FormattedMessage id="events.receipt.keep" />
            </p>
            <div className="row">
              <ButtonAnchor
                href={app.rest.address(`${address}?format=csv`)}
                download
                look="secondary"
                small
                icon={<DownloadIcon size={20} />}
              >
                <FormattedMessage id="events.receipt.csv" />
              </ButtonAnchor>
              <ButtonAnchor
                href={app.rest.address(`${address}?format=json`)}
                download={`receipt-${answer.event_id}.json`}
                look="secondary"
                small
                icon={<DownloadIcon size={20} />}
              >
                <FormattedMessage id="events.receipt.json" />
              </ButtonAnchor>
            </div>
          </SubStep>
          {isSettled && (
            <SubStep name="recompute">
              <LazySection name="RecomputeLazy" load={loadRecompute}>
                <Skeleton height={124} />
              </LazySection>
            </SubStep>
          )}
        </Step>
      </ol>
    </Card>
  );
}

function ReductionSteps({
  receipt,
  timeZone,
}: {
  readonly receipt: SettledReceipt;
  readonly timeZone: string;
}) {
  return (
    <>
      <UsualStep receipt={receipt} />
      <UsedStep receipt={receipt} timeZone={timeZone} />
      <ChanceStep receipt={receipt} />
      <PayStep receipt={receipt} />
      <StandingStep
        tier={receipt}
        streak={{
          before: receipt.before.streak,
          after: receipt.after.streak,
          change: receipt.after.streakChange,
        }}
      />
    </>
  );
}

/** A real-time event never changes the tier; the streak is shown when it was not kept. */
function RealTimeSteps({ receipt }: { readonly receipt: RealTimeReceipt }) {
  const { streakBefore: before, streakAfter: after, streakChange: change } = receipt;
  return (
    <>
      <DeviceStep receipt={receipt} />
      {change !== 'kept' && <StandingStep streak={{ before, after, change }} />}
    </>
  );
}
