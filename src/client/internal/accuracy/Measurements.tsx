import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Measurements_programs$key } from '../../../../codegen/relay/Measurements_programs.graphql.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { Measurement } from './Measurement.tsx';
import { useLiveAccuracy } from './liveAccuracy.ts';

/** When and in which hours each program was measured, and the progress of a running measurement. */
export function Measurements({
  programs: keys,
  action,
}: {
  readonly programs: Measurements_programs$key;
  readonly action: ReactNode;
}) {
  const programs = useFragment(
    graphql`
      fragment Measurements_programs on ProgramAccuracy @relay(plural: true) {
        id
        state
        ...Measurement_program
      }
    `,
    keys,
  );
  useLiveAccuracy(
    programs.flatMap(({ id, state }) => (state === 'RUNNING' || state === 'WAITING' ? [id] : [])),
  );
  return (
    <Panel title={<FormattedMessage id="internalAccuracy.measurements" />} aside={action}>
      <ul className="stack">
        {programs.map((program) => (
          <Measurement key={program.id} program={program} />
        ))}
      </ul>
    </Panel>
  );
}
