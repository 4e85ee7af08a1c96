import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { StartPrograms_backtest$key } from '../../../../codegen/relay/StartPrograms_backtest.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Panel } from '../shared/page/Panel.tsx';

/** Leads to the form of a new program that has a setting's rules already. */
export function StartPrograms({ backtest: key }: { readonly backtest: StartPrograms_backtest$key }) {
  const { utilityId, evenings, settings } = useFragment(
    graphql`
      fragment StartPrograms_backtest on Backtest {
        utilityId
        evenings {
          settlementIntervalMinutes
        }
        settings {
          baselineRule
          sameDayAdjustment
          deadBandPercent
          carryFactor
          pointsPerKwh
        }
      }
    `,
    key,
  );
  return (
    <Panel title={<FormattedMessage id="internalBacktests.start" />}>
      <p>
        <FormattedMessage id="internalBacktests.startHint" />
      </p>
      <div className="row">
        {settings.map((setting, i) => (
          <ButtonLink
            key={i}
            look="secondary"
            to={staffPaths.internalNewProgram({
              utility: utilityId ?? undefined,
              settlementIntervalMinutes: String(evenings.settlementIntervalMinutes),
              baselineRule: setting.baselineRule,
              sameDayAdjustment: String(setting.sameDayAdjustment),
              deadBandPercent: String(setting.deadBandPercent),
              carryFactor: String(setting.carryFactor),
              pointsPerKwh: String(setting.pointsPerKwh),
            })}
          >
            <FormattedMessage id="internalBacktests.startWith" values={{ number: i + 1 }} />
          </ButtonLink>
        ))}
      </div>
    </Panel>
  );
}
