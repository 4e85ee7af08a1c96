import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  Measurement_program$data,
  Measurement_program$key,
} from '../../../../codegen/relay/Measurement_program.graphql.ts';
import { clock24Text } from '../../../domain/format/clockTime.ts';
import { Progress } from '../../ui/Progress.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';

/** The progress of a program's measurement, in a sentence, with a bar while it runs. */
export function Measurement({ program: key }: { readonly program: Measurement_program$key }) {
  const intl = useIntl();
  const times = useStaffTimes();
  const found = useFragment(
    graphql`
      fragment Measurement_program on ProgramAccuracy {
        state
        homesDone
        homesTotal
        measuredAt
        renewsAt
        pointsPerKwh
        deadBandPercent
        carryFactor
        window {
          startMinute
          minutes
        }
        program {
          name
          timeZone
        }
      }
    `,
    key,
  );
  const { state, homesDone, homesTotal, measuredAt, renewsAt, program } = found;
  const done = intl.formatMessage(
    { id: 'internalAccuracy.progress' },
    { done: intl.formatNumber(homesDone), total: intl.formatNumber(homesTotal) },
  );
  const stamp = (at: string | null | undefined) => (at == null ? '' : times.stamp(at, program.timeZone));
  return (
    <li className="stack stack-tight">
      <p>
        <strong>{program.name}</strong>{' '}
        {state === 'RUNNING'
          ? done
          : intl.formatMessage(
              { id: `internalAccuracy.state.${state}` },
              { at: stamp(measuredAt), next: stamp(renewsAt), hasNext: renewsAt == null ? 'no' : 'yes' },
            )}
      </p>
      {state === 'RUNNING' && (
        <Progress
          value={homesTotal === 0 ? 0 : Math.min(homesDone / homesTotal, 1)}
          label={program.name}
          valueText={done}
        />
      )}
      {measuredAt != null && (
        <p className="small muted">
          {intl.formatMessage({ id: 'internalAccuracy.measuredBy' }, measuredBy(found))}
        </p>
      )}
    </li>
  );
}

function measuredBy({ window, pointsPerKwh, deadBandPercent, carryFactor }: Measurement_program$data) {
  const start = window?.startMinute ?? 0;
  return {
    from: clock(start),
    to: clock(start + (window?.minutes ?? 0)),
    points: pointsPerKwh ?? 0,
    deadBand: deadBandPercent ?? 0,
    factor: carryFactor ?? 0,
  };
}

/** "18:00", over midnight too. */
function clock(minute: number): string {
  const ofDay = minute % 1440;
  return clock24Text({ hour: Math.floor(ofDay / 60), minute: ofDay % 60 });
}
