import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ExpectedPay_programs$key } from '../../../../codegen/relay/ExpectedPay_programs.graphql.ts';
import { coverageVerdict } from '../../../domain/settlement/coverage.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ExplainSheet } from '../../ui/Explain.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { Explained } from '../shared/values/Explained.tsx';

/** How often results fell within what members were told before; nothing before the first such result. */
export function ExpectedPay({ programs: keys }: { readonly programs: ExpectedPay_programs$key }) {
  const intl = useIntl();
  const sheet = useId();
  const programs = useFragment(
    graphql`
      fragment ExpectedPay_programs on ProgramAccuracy @relay(plural: true) {
        id
        program {
          name
        }
        expected {
          results
          inside
          below
          above
        }
      }
    `,
    keys,
  );
  const told = programs.flatMap(({ id, program, expected }) =>
    expected == null ? [] : { id, name: program.name, ...expected },
  );
  if (told.length === 0) return null;
  const share = (count: number, results: number) =>
    intl.formatNumber(count / results, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <Panel title={<FormattedMessage id="internalAccuracy.expected" />}>
      <ul className="stack stack-snug">
        {told.map(({ id, name, results, inside, below, above }) => {
          const verdict = coverageVerdict({ results, inside });
          return (
            <li key={id}>
              <strong>{name}</strong>{' '}
              <Explained sheet={sheet}>
                <FormattedMessage
                  id="internalAccuracy.expected.line"
                  values={{
                    results,
                    inside: share(inside, results),
                    below: share(below, results),
                    above: share(above, results),
                  }}
                />
              </Explained>{' '}
              <Badge tone={verdict === 'onGoal' ? 'brand' : verdict === 'few' ? 'plain' : 'warn'}>
                <FormattedMessage id={`internalAccuracy.expected.${verdict}`} />
              </Badge>
            </li>
          );
        })}
      </ul>
      <ExplainSheet id={sheet} title={<FormattedMessage id="internalAccuracy.expected" />}>
        <p>
          <FormattedMessage id="internalAccuracy.expected.how" />
        </p>
      </ExplainSheet>
    </Panel>
  );
}
