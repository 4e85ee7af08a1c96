import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { components, Wallet } from '../../../../codegen/rest/types.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useIsOwner } from '../../platform/session/useIsOwner.ts';
import { useApp } from '../../platform/screen/app.ts';
import { walletFacts } from '../../shared/cashout/blockerFacts.ts';
import { BlockerAction, useBlockerWords } from '../../shared/cashout/BlockerNotice.tsx';
import { cashoutState } from '../../shared/cashout/cashoutState.ts';
import { useAtMoment } from '../../shared/format/useAtMoment.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { ArticleLink } from '../../shared/help/ArticleLink.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { List, ListItem } from '../../ui/List.tsx';
import { Progress } from '../../ui/Progress.tsx';

type Cashout = components['schemas']['Cashout'];

interface CashoutCardProps {
  readonly wallet: Wallet;
  readonly cashout: Cashout;
}

/** What can be done now, in one sentence and one button; then payouts on their way, and the year's total. */
export function CashoutCard({ wallet, cashout }: CashoutCardProps) {
  const titleId = useId();
  const { money } = useFormats();
  const words = useBlockerWords(walletFacts(wallet, cashout));
  const state = cashoutState(cashout);
  const isOwner = useIsOwner();
  const { under_way: underWay } = cashout;
  const amount = 'cents' in state ? money(state.cents) : '';
  const asksForForm = state.kind === 'blocked' && state.blocker.remedy === 'submit_w9';
  return (
    <Card
      titleId={titleId}
      title={
        !isOwner ? (
          <FormattedMessage id="cashout.forOwner" />
        ) : state.kind === 'blocked' ? (
          words(state.blocker).title
        ) : state.kind === 'card' ? (
          <FormattedMessage id="cashout.nowCards" values={{ amount }} />
        ) : (
          <FormattedMessage id="cashout.now" values={{ amount }} />
        )
      }
    >
      <div className="stack">
        {!isOwner && (
          <p>
            <FormattedMessage id="cashout.ownerOnly" />
          </p>
        )}
        {isOwner && state.kind === 'blocked' && (
          <>
            <p>{words(state.blocker).text}</p>
            <BlockerAction remedy={state.blocker.remedy} />
          </>
        )}
        {isOwner && state.kind === 'card' && (
          <>
            {state.because !== null && <p>{words(state.because).text}</p>}
            <div className="row">
              <ButtonLink to={paths.walletEgift()}>
                <FormattedMessage id="cashout.openGift" />
              </ButtonLink>
            </div>
          </>
        )}
        {isOwner && state.kind === 'account' && (
          <>
            {state.needsAddress && (
              <p>
                <FormattedMessage id="cashout.asksAddress" />
              </p>
            )}
            <div className="row">
              <ButtonLink to={paths.walletCashout()}>
                <FormattedMessage id="cashout.open" />
              </ButtonLink>
            </div>
          </>
        )}
        {underWay.length > 0 && <UnderWay list={underWay} />}
        {isOwner && <Tax cashout={cashout} hasLink={!asksForForm} />}
        {isOwner && <ArticleLink about="cashout" />}
      </div>
    </Card>
  );
}

function UnderWay({ list }: { readonly list: Cashout['under_way'] }) {
  const { zone } = useApp();
  const { money } = useFormats();
  const atMoment = useAtMoment();
  const now = useNow(60_000);
  return (
    <div>
      <h3>
        <FormattedMessage id="cashout.underWay" />
      </h3>
      <List>
        {list.map(({ order_id: id, way, cents, waits_for: waitsFor, until }) => (
          <ListItem
            key={id}
            to={paths.order(id)}
            title={<FormattedMessage id="cashout.underWay.title" values={{ way, amount: money(cents) }} />}
            detail={
              <FormattedMessage
                id={`cashout.underWay.${waitsFor}`}
                values={{ when: until === null ? '' : atMoment(new Date(until), zone, now) }}
              />
            }
          />
        ))}
      </List>
    </div>
  );
}

interface TaxProps {
  readonly cashout: Cashout;
  /** Whether it leads to the form, because nothing above does. */
  readonly hasLink: boolean;
}

/** What counts toward the year's tax form, as one line that opens. */
function Tax({ cashout: { tax, w9 }, hasLink }: TaxProps) {
  const intl = useIntl();
  const { money } = useFormats();
  const { threshold_cents: threshold, total_cents: total, year } = tax;
  if (threshold === null) return null;
  const texts = { total: money(total), threshold: money(threshold), year: String(year) };
  return (
    <Disclosure
      summary={<FormattedMessage id="cashout.tax" values={texts} />}
      // Shown once the form is due soon.
      open={w9 === null && total > threshold / 2}
    >
      <div className="stack stack-snug">
        <Progress
          value={Math.min(1, total / threshold)}
          label={intl.formatMessage({ id: 'cashout.tax.label' }, texts)}
        />
        <p className="small muted">
          <FormattedMessage id="cashout.tax.why" values={texts} />
        </p>
        {hasLink && (w9 !== null || total > threshold / 2) && (
          <div className="row">
            <ButtonLink to={paths.walletW9()} look="quiet" small>
              <FormattedMessage id={w9 === null ? 'cashout.tax.form' : 'cashout.tax.yours'} />
            </ButtonLink>
          </div>
        )}
      </div>
    </Disclosure>
  );
}
