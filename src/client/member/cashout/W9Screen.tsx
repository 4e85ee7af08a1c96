import { useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { components } from '../../../../codegen/rest/types.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { AddressFields } from '../../shared/address/AddressFields.tsx';
import { NO_ADDRESS } from '../../shared/address/typedAddress.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { useFirstFault } from '../../ui/form/useFirstFault.ts';
import { Notice, type NoticeTone } from '../../ui/Notice.tsx';
import { CashoutPage } from './CashoutPage.tsx';

type W9 = components['schemas']['W9Form'];

const TONES: Readonly<Record<W9['status'], NoticeTone>> = {
  PROCESSING: 'plain',
  VALID: 'saved',
  INVALID: 'error',
  DUPLICATE: 'warn',
};

/** `/wallet/w9`: the tax form and its status (WAL-17). */
export default function W9Screen() {
  const { brand } = useApp();
  const { money } = useFormats();
  return (
    <CashoutPage headingId="cashout.w9.title">
      {(_wallet, { w9, tax: { threshold_cents: threshold } }) => (
        <>
          {w9 !== null && (
            <Notice tone={TONES[w9.status]} title={<FormattedMessage id={`cashout.w9.${w9.status}`} />}>
              <div className="stack stack-snug">
                <p>
                  <FormattedMessage
                    id={`cashout.w9.${w9.status}.text`}
                    values={{ lastFour: w9.last_four, name: w9.name, email: brand.helpEmail }}
                  />
                </p>
                {w9.status === 'DUPLICATE' && (
                  <div className="row">
                    <ButtonAnchor href={`mailto:${brand.helpEmail}`} look="secondary" small>
                      <FormattedMessage id="cashout.remedy.contact" />
                    </ButtonAnchor>
                  </div>
                )}
              </div>
            </Notice>
          )}
          {(w9 === null || w9.status === 'INVALID') && (
            <>
              <p>
                {threshold === null ? (
                  <FormattedMessage id="cashout.w9.whyAny" />
                ) : (
                  <FormattedMessage id="cashout.w9.why" values={{ threshold: money(threshold) }} />
                )}
              </p>
              <W9Form name={w9?.name ?? ''} />
            </>
          )}
        </>
      )}
    </CashoutPage>
  );
}

function W9Form({ name: before }: { readonly name: string }) {
  const intl = useIntl();
  const app = useApp();
  const [name, setName] = useState(before);
  const [type, setType] = useState<'SSN' | 'EIN'>('SSN');
  const [tin, setTin] = useState('');
  const [address, setAddress] = useState(NO_ADDRESS);
  const [isCertified, setCertified] = useState(false);
  const { busy, faults, write } = useRestWrite();
  const { form, focusFirstFault } = useFirstFault();
  const addressFaults = Object.fromEntries(
    Object.entries(faults).map(([field, text]) => [field.replace(/^address\./, ''), text]),
  );

  function send(event: SyntheticEvent): void {
    event.preventDefault();
    const { line1, line2, city, region, postalCode } = address;
    void write(
      () =>
        app.rest.act(
          '/cashout/w9',
          {
            body: {
              name,
              tin_type: type,
              tin,
              certified: isCertified,
              address: { line1, line2, city, region, postal_code: postalCode },
            },
          },
          {
            fieldsShown: [
              'name',
              'tin',
              'certified',
              'address.line1',
              'address.line2',
              'address.city',
              'address.region',
              'address.postalCode',
            ],
          },
        ),
      {
        changes: ['wallet'],
        onFailed: ({ fields }) => void (fields !== undefined && focusFirstFault()),
      },
    );
  }

  return (
    <Card>
      <form className="stack" ref={form} noValidate onSubmit={send}>
        <TextInput
          label={<FormattedMessage id="cashout.w9.name" />}
          error={faults['name']}
          autoComplete="name"
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Select
          label={intl.formatMessage({ id: 'cashout.w9.type' })}
          value={type}
          options={(['SSN', 'EIN'] as const).map((value) => ({
            value,
            label: intl.formatMessage({ id: `cashout.w9.type.${value}` }),
          }))}
          onChange={(event) => setType(event.target.value === 'EIN' ? 'EIN' : 'SSN')}
        />
        <TextInput
          label={<FormattedMessage id="cashout.w9.tin" />}
          hint={<FormattedMessage id="cashout.w9.tin.hint" />}
          error={faults['tin']}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          value={tin}
          onChange={(event) => setTin(event.target.value)}
        />
        <AddressFields value={address} faults={addressFaults} onChange={setAddress} />
        <Checkbox
          label={<FormattedMessage id="cashout.w9.certify" />}
          error={faults['certified']}
          checked={isCertified}
          onChange={(event) => setCertified(event.target.checked)}
        />
        <div className="row">
          <Button type="submit" busy={busy}>
            <FormattedMessage id="cashout.w9.send" />
          </Button>
        </div>
      </form>
    </Card>
  );
}
