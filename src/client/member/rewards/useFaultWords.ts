import { useIntl } from 'react-intl';
import type { Reward } from '../../../../codegen/rest/types.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import type { AmountFault } from './chooseAmount.ts';
import { useRewardWords } from '../../shared/rewards/useRewardWords.ts';

/** Why an amount can't be ordered, and which ones can (MKT-05). */
export function useFaultWords(reward: Reward): (fault: AmountFault) => string {
  const intl = useIntl();
  const { points } = useFormats();
  const words = useRewardWords();
  const amount = (value: number) => words.amount(reward, value);
  return (fault) => {
    switch (fault.why) {
      case 'empty':
      case 'notANumber':
        return intl.formatMessage({ id: `rewards.fault.${fault.why}` });
      case 'TooLow':
      case 'TooHigh':
        return intl.formatMessage({ id: `rewards.fault.${fault.why}` }, { bound: amount(fault.bound) });
      case 'RestrictedDenomination': {
        const beside = [fault.below, fault.above].flatMap((value) => (value === null ? [] : [amount(value)]));
        return intl.formatMessage(
          { id: 'rewards.fault.RestrictedDenomination' },
          { count: beside.length, one: beside[0] ?? '', other: beside[1] ?? '' },
        );
      }
      case 'short':
        return intl.formatMessage({ id: 'rewards.fault.short' }, { missing: points(fault.missing) });
    }
  };
}
