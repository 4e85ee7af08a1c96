import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNow } from '../../platform/clock/useNow.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useAtMoment } from '../format/useAtMoment.ts';
import { useFormats } from '../format/useFormats.ts';
import type { BlockerFacts } from './blockerFacts.ts';
import { decisive, type Blocker } from './cashoutState.ts';

/** The rule that holds a cash-out or an order back, of several the one that decides. Source: WAL-07 to WAL-16. */
export function BlockerNotice({
  blockers,
  facts,
}: {
  readonly blockers: readonly Blocker[];
  readonly facts: BlockerFacts;
}) {
  const blocker = decisive(blockers);
  const words = useBlockerWords(facts);
  if (blocker === null) return null;
  const { remedy } = blocker;
  const { title, text } = words(blocker);
  return (
    <Notice tone={remedy === 'earn' || remedy === 'wait' ? 'plain' : 'warn'} title={title}>
      <div className="stack stack-snug">
        <p>{text}</p>
        <BlockerAction remedy={remedy} look="secondary" small />
      </div>
    </Notice>
  );
}

/** What a blocker is, and until when or what unblocks it. */
export function useBlockerWords({
  balanceCents,
  minimumCents,
  thresholdCents,
}: BlockerFacts): (blocker: Blocker) => { readonly title: ReactNode; readonly text: ReactNode } {
  const { brand, zone } = useApp();
  const { money } = useFormats();
  const atMoment = useAtMoment();
  const now = useNow(60_000);
  return ({ reason, until, amount_then_cents: then, cause = 'other' }) => {
    const values = {
      email: brand.helpEmail,
      short: money(Math.max(0, minimumCents - balanceCents)),
      minimum: money(minimumCents),
      threshold: money(thresholdCents),
      when: until === null ? '' : atMoment(new Date(until), zone, now),
      amount: money(then ?? 0),
    };
    const textId =
      cause === 'other'
        ? (`cashout.blocked.${reason}.text` as const)
        : (`cashout.blocked.${reason}.${cause}.text` as const);
    return {
      title: <FormattedMessage id={`cashout.blocked.${reason}`} values={values} />,
      text: <FormattedMessage id={textId} values={values} />,
    };
  };
}

/** The way out of a blocker, where there is one. */
export function BlockerAction({
  remedy,
  look = 'primary',
  small = false,
}: Pick<Blocker, 'remedy'> & { readonly look?: 'primary' | 'secondary'; readonly small?: boolean }) {
  const { brand } = useApp();
  if (remedy === 'wait' || remedy === 'none') return null;
  const label = (
    <FormattedMessage id={`cashout.remedy.${remedy}`} values={{ events: brand.words.reductionEvent.many }} />
  );
  return (
    <div className="row">
      {remedy === 'contact' ? (
        <ButtonAnchor href={`mailto:${brand.helpEmail}`} look={look} small={small}>
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
          look={look}
          small={small}
        >
          {label}
        </ButtonLink>
      )}
    </div>
  );
}
