import { useIntl } from 'react-intl';
import { appQueries } from '../../../platform/cache/queries.ts';
import type { PhoneAnswer, Settings } from '../../../../../codegen/rest/types.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useRestWrite, type RestWrite } from '../../../platform/write/useRestWrite.ts';
import type { Outcome } from '../../../platform/transport/failure.ts';
import { memberSettings } from '../../../shared/settings/memberSettings.ts';

/** An unconfirmed number, in the server's notation. */
export interface PhonesUse extends Pick<RestWrite, 'busy' | 'faults'> {
  forgetFaults(): void;
  /** Resolves to the number awaiting its code; '' if none is; null when it was refused. */
  add(number: string, consent: boolean): Promise<string | null>;
  /**
   * SET-09: adds the new number, removes the old one, which stays in use until the new one is confirmed, then shows a flash.
   * Resolves like `add`.
   */
  change(from: string, to: string, consent: boolean): Promise<string | null>;
  verify(number: string, code: string): Promise<boolean>;
  sendAgain(number: string): Promise<boolean>;
  remove(number: string): Promise<boolean>;
}

/** The calls for the member's phone numbers. Flashes the server's messages with their type (SET-08), and updates Settings. */
export function usePhones(numbers: Settings['phone_numbers']): PhonesUse {
  const app = useApp();
  const intl = useIntl();
  const { busy, faults, setFaults, write } = useRestWrite();

  function take(answer: PhoneAnswer, { quiet = false } = {}): void {
    appQueries(app).setQueryData(
      memberSettings(app).queryKey,
      (settings) => settings && { ...settings, phone_numbers: answer.phone_numbers },
    );
    if (quiet) return;
    if (answer.success !== null) app.flashes.show({ type: 'success', text: answer.success });
    if (answer.info !== null) app.flashes.show({ type: 'info', text: answer.info });
  }

  function ask(
    call: () => Promise<Outcome<PhoneAnswer>>,
    options?: { readonly quiet: boolean },
  ): Promise<PhoneAnswer | null> {
    return write(call, { onSaved: (answer) => take(answer, options) });
  }

  const askToAdd = (phone_1: string, consent?: boolean) =>
    ask(() =>
      app.rest.act(
        '/settings/phones',
        { body: { phone_1, ...(consent === undefined ? {} : { consent }) } },
        { fieldsShown: ['phone_1'] },
      ),
    );
  const askToRemove = (phone_1: string) =>
    ask(() => app.rest.act('/settings/phones/delete', { body: { phone_1 } }));

  /** An unconfirmed replacement leaves the old number in use; without one, '', it goes at once. */
  const askToReplace = (phone_1: string, replacement: string) =>
    ask(
      () =>
        app.rest.act('/settings/phones/delete', {
          body: { phone_1, ...(replacement === '' ? {} : { replaced_by: replacement }) },
        }),
      { quiet: true },
    );

  return {
    busy,
    faults,
    forgetFaults: () => setFaults({}),
    async add(number, consent) {
      const answer = await askToAdd(number, consent);
      return answer && waiting(answer, numbers);
    },
    async change(from, to, consent) {
      const answer = await askToAdd(to, consent);
      if (answer === null) return null;
      const wait = waiting(answer, numbers);
      // Adding the same number changes nothing: removing it would lose it.
      const isOther = wait !== from && (wait !== '' || !sameDigits(from, to));
      if (isOther && (await askToReplace(from, wait)) !== null) {
        app.flashes.show({ type: 'success', text: intl.formatMessage({ id: 'settings.phones.changed' }) });
      }
      return wait;
    },
    async verify(number, code) {
      return (
        (await ask(() =>
          app.rest.act(
            '/settings/phones/verify',
            { body: { phone_1: number, verify_1: code } },
            { fieldsShown: ['verify_1', 'phone_1'] },
          ),
        )) !== null
      );
    },
    async sendAgain(number) {
      return (await askToAdd(number)) !== null;
    },
    async remove(number) {
      return (await askToRemove(number)) !== null;
    },
  };
}

/** The number just added, else one that is already unconfirmed. */
function waiting({ phone_numbers: now }: PhoneAnswer, before: Settings['phone_numbers']): string {
  const open = now.filter(({ verified }) => !verified);
  const isNew = open.find(({ number }) => !before.some((known) => known.number === number));
  return (isNew ?? open.at(-1))?.number ?? '';
}

const sameDigits = (one: string, other: string): boolean => {
  const [a = '', b = ''] = [one, other].map((text) => text.replace(/\D/g, ''));
  return b !== '' && a.endsWith(b.replace(/^0/, ''));
};
