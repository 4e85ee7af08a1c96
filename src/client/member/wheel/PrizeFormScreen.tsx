import { Suspense, useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { prizeFormLoaderQuery as Query } from '../../../../codegen/relay/prizeFormLoaderQuery.graphql.ts';
import type { WheelSpin } from '../../../../codegen/rest/types.ts';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { GiveAddress } from '../../shared/address/GiveAddress.tsx';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { outside } from '../../ui/outside.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { prizeFormLoaderQuery, type loader } from './prizeFormLoader.ts';
import { theWheel } from './wheelQueries.ts';

/** `/prize-form`: where a prize goes, and consent to the prize rules. */
export default function PrizeFormScreen() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'wheel.form.title' });
  useDocumentTitle(title);
  return (
    <div className="stack">
      <BackLink to={paths.rewardsWheel()}>
        <FormattedMessage id="wheel.toWheel" />
      </BackLink>
      <PageHeading>{title}</PageHeading>
      <PartBoundary>
        <Suspense
          fallback={
            <SkeletonRegion label={intl.formatMessage({ id: 'wheel.loading' })}>
              <Skeleton height={320} look="card" />
            </SkeletonRegion>
          }
        >
          <Prizes />
        </Suspense>
      </PartBoundary>
    </div>
  );
}

/** The prize that the address names, or all that wait for this form. */
function Prizes() {
  const app = useApp();
  const { spin: wanted } = useScreenData<typeof loader>();
  const { data: wheel } = useSuspenseRestQuery(theWheel(app));
  const [sent, setSent] = useState<WheelSpin | null>(null);
  const waiting = wheel.prizes.filter(({ result }) => result?.needs_form === true);
  const named = waiting.filter(({ rmw_redeemable_spin_id: id }) => id === wanted);
  if (sent !== null) return <Sent spin={sent} />;
  const [spin] = named.length > 0 ? named : waiting;
  return spin === undefined ? (
    <Notice title={<FormattedMessage id="wheel.form.none" />}>
      <p>
        <FormattedMessage id="wheel.form.noneText" />
      </p>
      <div className="row">
        <ButtonLink to={paths.rewardsWheel()}>
          <FormattedMessage id="wheel.toWheel" />
        </ButtonLink>
      </div>
    </Notice>
  ) : (
    <PrizeForm key={spin.rmw_spin_id} spin={spin} onSent={setSent} />
  );
}

function Sent({ spin: { result } }: { readonly spin: WheelSpin }) {
  return (
    <div role="status">
      <Notice
        tone="saved"
        title={<FormattedMessage id="wheel.form.sent" values={{ title: result?.title ?? '' }} />}
      >
        <p>
          <FormattedMessage id={result?.order_id == null ? 'wheel.form.entered' : 'wheel.form.ordered'} />
        </p>
        <div className="row">
          {result?.order_id != null && (
            <ButtonLink to={paths.order(result.order_id)}>
              <FormattedMessage id="wheel.toOrder" />
            </ButtonLink>
          )}
          <ButtonLink to={paths.rewardsWheel()} look="secondary">
            <FormattedMessage id="wheel.toWheel" />
          </ButtonLink>
        </div>
      </Notice>
    </div>
  );
}

function PrizeForm({
  spin,
  onSent,
}: {
  readonly spin: WheelSpin;
  readonly onSent: (spin: WheelSpin) => void;
}) {
  const intl = useIntl();
  const app = useApp();
  const { viewer } = usePreloadedQuery<Query>(prizeFormLoaderQuery, useScreenData<typeof loader>().viewer);
  const { busy, faults, setFaults, write } = useRestWrite();
  const [consents, setConsents] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const address = viewer.user?.shippingAddress;
  const id = spin.rmw_redeemable_spin_id ?? '';

  function send(event: SyntheticEvent): void {
    event.preventDefault();
    if (busy) return;
    if (address == null) return setFaults({ address: intl.formatMessage({ id: 'wheel.form.noAddress' }) });
    if (!consents) return setFaults({ consents: intl.formatMessage({ id: 'wheel.form.noConsent' }) });
    void write(
      () =>
        app.rest.act(
          '/api/v2/marketplace/redeem/wheel/redeemable/{id}',
          { params: { path: { id }, header: { 'Idempotency-Key': key } }, body: { consents } },
          { idempotencyKey: key, fieldsShown: ['consents', 'address'] },
        ),
      { changes: ['wheel', 'rewards'], onSaved: onSent },
    );
  }

  return (
    <Card>
      <form className="stack" onSubmit={send} noValidate>
        <h2>{spin.result?.title}</h2>
        {spin.result !== null && spin.result.text !== '' && <p className="muted">{spin.result.text}</p>}
        <div className="field">
          <p className="field-label">
            <FormattedMessage id="wheel.form.where" />
          </p>
          {address != null && (
            <p>
              {[address.line1, address.line2, address.city, `${address.region} ${address.postalCode}`]
                .filter((line) => line != null && line !== '')
                .join(', ')}
            </p>
          )}
          {faults['address'] !== undefined && (
            <p className="field-error" role="alert">
              {faults['address']}
            </p>
          )}
          <div className="row">
            <GiveAddress look="secondary" saved={intl.formatMessage({ id: 'wheel.form.addressSaved' })}>
              <FormattedMessage id={address == null ? 'wheel.form.addAddress' : 'wheel.form.changeAddress'} />
            </GiveAddress>
          </div>
        </div>
        <Checkbox
          label={
            <FormattedMessage id="wheel.form.consent" values={{ a: outside(app.brand.prizeRulesUrl) }} />
          }
          checked={consents}
          error={faults['consents']}
          onChange={(event) => {
            setConsents(event.currentTarget.checked);
            setFaults({});
          }}
        />
        <div className="row">
          <Button type="submit" busy={busy}>
            <FormattedMessage
              id={`wheel.form.send.${spin.result?.prize_type === 'PRIZE_ENTRY' ? 'entry' : 'order'}`}
            />
          </Button>
        </div>
      </form>
    </Card>
  );
}
