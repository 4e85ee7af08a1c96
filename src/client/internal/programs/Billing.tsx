import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Billing_program$key } from '../../../../codegen/relay/Billing_program.graphql.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { Rates } from './Rates.tsx';
import { Statements } from './Statements.tsx';

/** What a program's utility pays, and its statements. */
export function Billing({ program: key }: { readonly program: Billing_program$key }) {
  const program = useFragment(
    graphql`
      fragment Billing_program on Program {
        ...Rates_program
        ...Statements_program
      }
    `,
    key,
  );
  return (
    <>
      <Panel title={<FormattedMessage id="internalPrograms.rates.title" />}>
        <Rates program={program} />
      </Panel>
      <Panel title={<FormattedMessage id="internalPrograms.statements.title" />}>
        <Statements program={program} />
      </Panel>
    </>
  );
}
