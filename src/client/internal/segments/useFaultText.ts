import { useIntl } from 'react-intl';
import type { TreeFault } from '../../../domain/segments/check.ts';
import { LONGEST_TEXT } from '../../../domain/segments/plainText.ts';

/** What is wrong with a condition, and how to mend it. */
export function useFaultText(): (fault: TreeFault | undefined) => string | undefined {
  const intl = useIntl();
  const inWords = (value: number | string) => (typeof value === 'number' ? intl.formatNumber(value) : value);
  return (fault) => {
    if (fault === undefined) return undefined;
    const id = `internalSegments.fault.${fault.fault}`;
    switch (fault.fault) {
      case 'bounds':
        return intl.formatMessage(
          { id },
          { minimum: inWords(fault.minimum), maximum: inWords(fault.maximum) },
        );
      case 'valueCount':
        return intl.formatMessage({ id }, { least: fault.least });
      case 'tooLong':
        return intl.formatMessage({ id }, { most: LONGEST_TEXT });
      case 'unknownOption':
        return intl.formatMessage({ id }, { value: fault.value });
      default:
        return intl.formatMessage({ id });
    }
  };
}
