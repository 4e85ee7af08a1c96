import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Settings } from '../../../../../codegen/rest/types.ts';
import { MOST_PHONES } from '../../../../domain/settings/phoneLimits.ts';
import { shownPhone } from '../../../../domain/settings/shownPhone.ts';
import { CodeForm } from '../../../shared/code/CodeForm.tsx';
import { Button } from '../../../ui/Button.tsx';
import { PlusIcon } from '../../../ui/icons/toolIcons.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import styles from '../settings.module.css';
import { PhoneForm } from './PhoneForm.tsx';
import { PhoneRow } from './PhoneRow.tsx';
import { RemovePhone } from './RemovePhone.tsx';
import { usePhones } from './usePhones.ts';

type Doing =
  | { readonly kind: 'list' }
  | { readonly kind: 'add' }
  | { readonly kind: 'change'; readonly from: string }
  | {
      readonly kind: 'code';
      readonly number: string;
      /** Stays in use until the code is entered. */
      readonly from?: string;
    };

const LIST: Doing = { kind: 'list' };

/** The member's phone numbers, edited one at a time (SET-05 to SET-10). */
export function PhonesCard({ settings }: { readonly settings: Settings }) {
  const { phone_numbers: numbers } = settings;
  const phones = usePhones(numbers);
  const [doing, setDoing] = useState<Doing>(LIST);
  const [removing, setRemoving] = useState<string | null>(null);

  function go(next: Doing) {
    phones.forgetFaults();
    setDoing(next);
  }
  async function give(number: string, consent: boolean) {
    const wait =
      doing.kind === 'change'
        ? await phones.change(doing.from, number, consent)
        : await phones.add(number, consent);
    if (wait === null) return;
    const from = doing.kind === 'change' ? { from: doing.from } : {};
    setDoing(wait === '' ? LIST : { kind: 'code', number: wait, ...from });
  }
  async function check(number: string, code: string) {
    if (await phones.verify(number, code)) go(LIST);
  }

  return (
    <SettingsCard
      id="phones"
      title={<FormattedMessage id="settings.phones.title" />}
      lead={<FormattedMessage id={numbers.length === 0 ? 'settings.phones.none' : 'settings.phones.lead'} />}
    >
      {doing.kind === 'list' && (
        <>
          {numbers.length > 0 && (
            <ul className={styles['rows']}>
              {numbers.map((phone) => (
                <PhoneRow
                  key={phone.number}
                  phone={phone}
                  onChange={() => go({ kind: 'change', from: phone.number })}
                  onEnterCode={() => go({ kind: 'code', number: phone.number })}
                  onRemove={() => setRemoving(phone.number)}
                />
              ))}
            </ul>
          )}
          {numbers.length < MOST_PHONES && (
            <div className="row">
              <Button
                look="secondary"
                small
                icon={<PlusIcon size={20} />}
                onClick={() => go({ kind: 'add' })}
              >
                <FormattedMessage id="settings.phones.add" />
              </Button>
            </div>
          )}
        </>
      )}
      {(doing.kind === 'add' || doing.kind === 'change') && (
        <>
          {doing.kind === 'change' && (
            <p>
              <FormattedMessage
                id="settings.phones.instead"
                values={{ number: <span className="nowrap">{shownPhone(doing.from)}</span> }}
              />
            </p>
          )}
          <PhoneForm
            can={settings.taking_part.can}
            busy={phones.busy}
            error={phones.faults['phone_1']}
            onNumber={(number, consent) => void give(number, consent)}
            onCancel={() => go(LIST)}
          />
        </>
      )}
      {doing.kind === 'code' && (
        <>
          <p>
            <FormattedMessage
              id="settings.phones.codeFor"
              values={{ number: <span className="nowrap">{shownPhone(doing.number)}</span> }}
            />
          </p>
          {doing.from !== undefined && (
            <p>
              <FormattedMessage
                id="settings.phones.until"
                values={{ number: <span className="nowrap">{shownPhone(doing.from)}</span> }}
              />
            </p>
          )}
          <CodeForm
            button={<FormattedMessage id="settings.phones.confirm" />}
            busy={phones.busy}
            error={phones.faults['verify_1'] ?? phones.faults['phone_1']}
            onCode={(code) => void check(doing.number, code)}
            onAgain={() => phones.sendAgain(doing.number)}
          >
            <Button look="quiet" small onClick={() => go(LIST)}>
              <FormattedMessage id="settings.phones.later" />
            </Button>
          </CodeForm>
        </>
      )}
      <RemovePhone
        number={removing}
        busy={phones.busy}
        onClose={() => setRemoving(null)}
        onRemove={(number) => phones.remove(number)}
      />
    </SettingsCard>
  );
}
