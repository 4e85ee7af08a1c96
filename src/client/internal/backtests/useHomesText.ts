import { useIntl } from 'react-intl';
import { graphql, readInlineData } from 'relay-runtime';
import type { useHomesText_backtest$key } from '../../../../codegen/relay/useHomesText_backtest.graphql.ts';

const fragment = graphql`
  fragment useHomesText_backtest on Backtest @inline {
    fileNames
    utilityName
    segmentName
  }
`;

/** "Cedar Power, Electric heating", "june.xml", "All homes" */
export function useHomesText(): (backtest: useHomesText_backtest$key) => string {
  const intl = useIntl();
  return (key) => {
    const { fileNames, utilityName, segmentName } = readInlineData<useHomesText_backtest$key>(fragment, key);
    const names = fileNames ?? [utilityName, segmentName].filter((name) => name != null);
    return names.length === 0 ? intl.formatMessage({ id: 'internalBacktests.allHomes' }) : names.join(', ');
  };
}
