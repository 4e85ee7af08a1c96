import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { DEVICE_CHANGES, DEVICE_OUTCOMES } from '../../../domain/events/deviceOutcome.ts';
import english from '../../i18n/messages/en-US/devices.json';
import french from '../../i18n/messages/fr-CA/devices.json';

it.each([
  ['English', 'en-US', english],
  ['French', 'fr-CA', french],
] as const)(
  'DEV-17: every outcome of an event is a readable sentence, with and without times (%s)',
  (_language, locale, messages: Readonly<Record<string, string>>) => {
    const failures: string[] = [];
    const intl = createIntl({ locale, messages, onError: (error) => void failures.push(error.message) });
    for (const outcome of DEVICE_OUTCOMES)
      for (const change of [...DEVICE_CHANGES, 'other'])
        for (const span of ['hours', 'since', 'time']) {
          const values = {
            change,
            span,
            degrees: '2°',
            from: '6 PM',
            hours: '6 to 7 PM',
            time: '40 min',
            fed: '3 kWh',
          };
          const did = intl.formatMessage({ id: 'devices.outcome.did' }, values);
          for (const shifted of ['some', 'none']) {
            const text = intl.formatMessage({ id: `devices.outcome.${outcome}` }, { did, shifted });
            expect(text).toMatch(/^\p{Lu}[^{}]{3,}\.$/u);
            expect(text).not.toMatch(/[A-Z]{3,}|_/);
          }
        }
    expect(failures).toEqual([]);
  },
);
