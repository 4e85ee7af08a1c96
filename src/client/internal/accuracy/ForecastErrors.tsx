import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ForecastErrors_programs$key } from '../../../../codegen/relay/ForecastErrors_programs.graphql.ts';
import { Panel } from '../shared/page/Panel.tsx';

/** How far events were from their forecasts; nothing before the first measured one. */
export function ForecastErrors({ programs: keys }: { readonly programs: ForecastErrors_programs$key }) {
  const intl = useIntl();
  const programs = useFragment(
    graphql`
      fragment ForecastErrors_programs on ProgramAccuracy @relay(plural: true) {
        id
        program {
          name
        }
        forecasts {
          events
          inside
          meanError
          meanAbsoluteError
        }
      }
    `,
    keys,
  );
  const known = programs.flatMap(({ id, program, forecasts }) =>
    forecasts == null ? [] : { id, name: program.name, ...forecasts },
  );
  if (known.length === 0) return null;
  const share = (part: number) => intl.formatNumber(part, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <Panel title={<FormattedMessage id="internalAccuracy.forecasts" />}>
      <div className="stack">
        <p className="small muted">
          <FormattedMessage id="internalAccuracy.forecasts.lead" />
        </p>
        <ul className="stack stack-snug">
          {known.map(({ id, name, events, inside, meanError, meanAbsoluteError }) => (
            <li key={id}>
              <strong>{name}</strong>{' '}
              <FormattedMessage
                id="internalAccuracy.forecasts.line"
                values={{
                  events,
                  inside,
                  error: share(meanAbsoluteError),
                  bias: share(Math.abs(meanError)),
                  direction: meanError < 0 ? 'less' : 'more',
                }}
              />
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
