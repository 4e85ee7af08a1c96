import type { IntlShape } from 'react-intl';
import { graphql, readInlineData } from 'relay-runtime';
import type { settingText_setting$key } from '../../../../codegen/relay/settingText_setting.graphql.ts';

const fragment = graphql`
  fragment settingText_setting on BacktestSetting @inline {
    baselineRule
    sameDayAdjustment
    deadBandPercent
    carryFactor
    pointsPerKwh
  }
`;

/** A setting as names and values, in the words of the program's form. */
export function settingRows(
  intl: IntlShape,
  key: settingText_setting$key,
): readonly (readonly [key: string, name: string, value: string])[] {
  const { baselineRule, sameDayAdjustment, deadBandPercent, carryFactor, pointsPerKwh } =
    readInlineData<settingText_setting$key>(fragment, key);
  const name = (rule: string) => intl.formatMessage({ id: `internalPrograms.rule.${rule}.label` });
  const value = (rule: string, number: number) =>
    intl.formatMessage({ id: `internalPrograms.rule.${rule}.value` }, { value: intl.formatNumber(number) });
  return [
    [
      'baselineRule',
      name('baselineRule'),
      intl.formatMessage({ id: `internalAccuracy.rule.${baselineRule}.plain` }),
    ],
    [
      'sameDayAdjustment',
      name('sameDayAdjustment'),
      intl.formatMessage({ id: sameDayAdjustment ? 'internal.yes' : 'internal.no' }),
    ],
    ['deadBandPercent', name('deadBandPercent'), value('deadBandPercent', deadBandPercent)],
    [
      'carryFactor',
      name('carryFactor'),
      intl.formatMessage({ id: 'internalBacktests.carry' }, { factor: carryFactor }),
    ],
    ['pointsPerKwh', name('pointsPerKwh'), value('pointsPerKwh', pointsPerKwh)],
  ];
}
