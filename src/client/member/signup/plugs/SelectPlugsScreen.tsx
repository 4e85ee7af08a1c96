import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../../platform/screen/app.ts';
import { AddressFields } from '../../../shared/address/AddressFields.tsx';
import { NO_ADDRESS } from '../../../shared/address/typedAddress.ts';
import { Segmented } from '../../../ui/form/Segmented.tsx';
import { StepForm } from '../StepForm.tsx';
import { StepFrame } from '../StepFrame.tsx';
import { useStep } from '../useStep.ts';

const COUNTS = ['0', '1', '2', '3', '4'] as const;
type Count = (typeof COUNTS)[number];
const ADDRESS_FIELDS = ['line1', 'line2', 'city', 'region', 'postal_code'];

/** `/signup/select_tplink` (SGN-17): the number of smart plugs, where offered, and the delivery address. Zero is a valid answer. */
export default function SelectPlugsScreen() {
  const use = useStep();
  const intl = useIntl();
  const { rest, brand } = useApp();
  const { signup, typed } = use;
  const before = typed['count'] ?? String(signup.plugs ?? 1);
  const [count, setCount] = useState<Count>(COUNTS.find((each) => each === before) ?? '1');
  const [address, setAddress] = useState(NO_ADDRESS);
  const known = signup.shipping_address;
  const asksAddress = count !== '0' && known === null;
  const { postalCode, ...lines } = address;
  const body = {
    count: Number(count),
    ...(asksAddress ? { address: { ...lines, postal_code: postalCode } } : {}),
  };

  return (
    <StepFrame
      use={use}
      title={intl.formatMessage({ id: 'signupMore.plugs.title' })}
      why={<FormattedMessage id="signupMore.plugs.why" values={{ events: brand.words.realTimeEvent.many }} />}
    >
      <StepForm
        use={use}
        send={() => rest.act('/signup/plugs', { body }, { fieldsShown: asksAddress ? ADDRESS_FIELDS : [] })}
        onAnswer={use.proceed}
        button={<FormattedMessage id={count === '0' ? 'signupMore.plugs.none' : 'signup.continue'} />}
      >
        {({ postal_code: postalFault, ...faults }, keep) => (
          <>
            <Segmented
              label={intl.formatMessage({ id: 'signupMore.plugs.label' })}
              options={COUNTS.map((value) => ({ value, label: value }))}
              value={count}
              onChange={(value) => {
                setCount(value);
                keep({ count: value });
              }}
            />
            {count !== '0' && (
              <p className="small muted">
                {known === null ? (
                  <FormattedMessage id="signupMore.plugs.note" />
                ) : (
                  <FormattedMessage
                    id="signupMore.plugs.goesTo"
                    values={{ street: known.line1, town: known.city }}
                  />
                )}
              </p>
            )}
            {asksAddress && (
              <AddressFields
                value={address}
                faults={postalFault === undefined ? faults : { ...faults, postalCode: postalFault }}
                onChange={setAddress}
              />
            )}
          </>
        )}
      </StepForm>
    </StepFrame>
  );
}
