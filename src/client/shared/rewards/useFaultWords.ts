import { useIntl } from 'react-intl';
import { useFormats } from '../format/useFormats.ts';
import type { AmountFault } from './chooseAmount.ts';

/** Why an amount can't be ordered, and which ones can (MKT-05). */
export function useFaultWords(): (fault: AmountFault) => string {
  const intl = useIntl();
  const { pay } = useFormats();
  return (fault) => {
    switch (fault.why) {
      case 'empty':
      case 'notANumber':
        return intl.formatMessage({ id: `rewards.fault.${fault.why}` });
      case 'TooLow':
      case 'TooHigh':
        return intl.formatMessage({ id: `rewards.fault.${fault.why}` }, { bound: pay(fault.bound) });
      case 'RestrictedDenomination': {
        const beside = [fault.below, fault.above].flatMap((value) => (value === null ? [] : [pay(value)]));
        return intl.formatMessage(
          { id: 'rewards.fault.RestrictedDenomination' },
          { count: beside.length, one: beside[0] ?? '', other: beside[1] ?? '' },
        );
      }
      case 'short':
        return intl.formatMessage({ id: 'rewards.fault.short' }, { missing: pay(fault.missing) });
    }
  };
}
