import { useRef, useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { GiftCode } from '../../shared/cashout/GiftCode.tsx';
import { useFormats } from '../../shared/format/useFormats.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';

/** What a code gave. */
interface Given {
  readonly points: number;
  readonly order_id: string | null;
  readonly title: string | null;
}

/** `/promo` and `/promo/redeem`: enter a promo code (NAV-47, MKT-14). */
export default function PromoScreen() {
  const intl = useIntl();
  const app = useApp();
  const [code, setCode] = useState('');
  const [given, setGiven] = useState<Given | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** The same key for the same code, so that a repeated try gives once. */
  const sent = useRef({ code: '', key: '' });
  const { busy, faults, setFaults, write } = useRestWrite();
  const title = intl.formatMessage({ id: 'promoCode.title' });
  useDocumentTitle(title);

  async function redeem(): Promise<void> {
    const typed = code.trim();
    if (typed === '') return void setFaults({ code: intl.formatMessage({ id: 'promoCode.empty' }) });
    setGiven(null);
    setFailure(null);
    if (sent.current.code !== typed) sent.current = { code: typed, key: crypto.randomUUID() };
    await write(
      () =>
        app.rest.act(
          '/api/v2/marketplace/promo',
          { body: { code: typed } },
          { intent: 'read', idempotencyKey: sent.current.key },
        ),
      {
        changes: ['rewards', 'wallet'],
        onSaved(data) {
          setConfirming(false);
          setGiven(data);
          setCode('');
        },
        onFailed({ code: fault, fields, message, status }) {
          // A refused code may be valid later.
          if (status !== 0) sent.current = { code: '', key: '' };
          if (isConfirming) setFailure(message);
          else if (fault === 'CODE_NEEDED') setConfirming(true);
          else if (fields?.['code'] === undefined) app.flashes.show({ type: 'error', text: message });
        },
      },
    );
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!busy) void redeem();
  }

  return (
    <div className="stack">
      <BackLink to={paths.rewards()}>
        <FormattedMessage id="promoCode.back" />
      </BackLink>
      <PageHeading lead={<FormattedMessage id="promoCode.lead" />}>{title}</PageHeading>
      <div role="status">{given !== null && <Gave given={given} />}</div>
      <Card>
        <form className="stack" onSubmit={submit} noValidate>
          <TextInput
            label={<FormattedMessage id="promoCode.code" />}
            error={faults['code']}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={200}
            value={code}
            onChange={(event) => {
              setCode(event.target.value);
              setFaults({});
            }}
          />
          <div className="row">
            <Button type="submit" busy={busy}>
              <FormattedMessage id="promoCode.redeem" />
            </Button>
          </div>
        </form>
      </Card>
      {isConfirming && (
        <GiftCode failure={failure} onConfirmed={redeem} onClose={() => setConfirming(false)} />
      )}
    </div>
  );
}

function Gave({ given: { points, order_id: orderId, title } }: { readonly given: Given }) {
  const { pay } = useFormats();
  return (
    <Notice
      tone="saved"
      title={
        points > 0 ? (
          <FormattedMessage id="promoCode.gavePoints" values={{ pay: pay(points) }} />
        ) : (
          <FormattedMessage id="promoCode.gaveReward" values={{ title: title ?? '' }} />
        )
      }
    >
      <div className="row">
        {orderId === null ? (
          <ButtonLink to={paths.rewards()} look="secondary" small>
            <FormattedMessage id="promoCode.spend" />
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.order(orderId)} look="secondary" small>
            <FormattedMessage id="promoCode.order" />
          </ButtonLink>
        )}
      </div>
    </Notice>
  );
}
