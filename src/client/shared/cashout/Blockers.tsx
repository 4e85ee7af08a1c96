import { FormattedMessage } from 'react-intl';
import type { components } from '../../../../codegen/rest/types.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { BlockerFacts } from './blockerFacts.ts';
import { useAtMoment } from '../format/useAtMoment.ts';
import { useFormats } from '../format/useFormats.ts';

type Blocker = components['schemas']['CashoutBlocker'];

interface BlockersProps {
  readonly blockers: readonly Blocker[];
  readonly facts: BlockerFacts;
}

/** Every rule that holds a cash-out or an order back: what it is, until when, and what unblocks it. Source: WAL-07 to WAL-16. */
export function Blockers({ blockers, facts }: BlockersProps) {
  const { brand, zone } = useApp();
  const { money } = useFormats();
  const atMoment = useAtMoment();
  const now = useNow(60_000);
  const { balanceCents, minimumCents, thresholdCents } = facts;
  // Both limits end together, so one notice is enough.
  const isMonthly = blockers.some(({ reason }) => reason === 'monthly_cashout_limit');
  const shown = blockers.filter(({ reason }) => !(isMonthly && reason === 'weekly_cashout_limit'));
  return shown.map(({ reason, remedy, until, amount_then_cents: then, cause = 'other' }) => {
    const values = {
      email: brand.helpEmail,
      short: money(Math.max(0, minimumCents - balanceCents)),
      minimum: money(minimumCents),
      threshold: money(thresholdCents),
      when: until === null ? '' : atMoment(new Date(until), zone, now),
      amount: money(then ?? 0),
    };
    return (
      <Notice
        key={reason}
        tone={remedy === 'earn' || remedy === 'wait' ? 'plain' : 'warn'}
        title={<FormattedMessage id={`cashout.blocked.${reason}`} values={values} />}
      >
        <div className="stack stack-snug">
          <p>
            <FormattedMessage
              id={
                cause === 'other'
                  ? `cashout.blocked.${reason}.text`
                  : `cashout.blocked.${reason}.${cause}.text`
              }
              values={values}
            />
          </p>
          <Way remedy={remedy} />
        </div>
      </Notice>
    );
  });
}

function Way({ remedy }: Pick<Blocker, 'remedy'>) {
  const { brand } = useApp();
  if (remedy === 'wait' || remedy === 'none') return null;
  const label = (
    <FormattedMessage id={`cashout.remedy.${remedy}`} values={{ events: brand.words.reductionEvent.many }} />
  );
  return (
    <div className="row">
      {remedy === 'contact' ? (
        <ButtonAnchor href={`mailto:${brand.helpEmail}`} look="secondary" small>
          {label}
        </ButtonAnchor>
      ) : (
        <ButtonLink
          to={
            remedy === 'earn'
              ? paths.events()
              : remedy === 'submit_w9'
                ? paths.walletW9()
                : paths.walletCashout()
          }
          look="secondary"
          small
        >
          {label}
        </ButtonLink>
      )}
    </div>
  );
}
