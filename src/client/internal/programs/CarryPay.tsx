import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { CarryPayQuery as Query } from '../../../../codegen/relay/CarryPayQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';

interface CarryPayProps {
  readonly programId: string;
  /** The factor of carry-over that is chosen, as the form has it. */
  readonly to: string;
}

/**
 * What homes that did nothing were paid with either factor, as far as the program's accuracy was measured: without
 * carry-over, and with one factor.
 */
export function CarryPay({ programId, to }: CarryPayProps) {
  const intl = useIntl();
  const { staff } = useLazyLoadQuery<Query>(
    graphql`
      query CarryPayQuery($programId: ID!) {
        staff {
          program(id: $programId) {
            utility {
              id
            }
            accuracy {
              carryFactor
              results {
                inUse
                dayType
                phantomPointsPerKwh
                phantomPointsPerKwhCarried
              }
            }
          }
        }
      }
    `,
    { programId },
    { fetchPolicy: 'network-only' },
  );
  const accuracy = staff?.program?.accuracy;
  const measured = accuracy?.results.find(({ inUse, dayType }) => inUse && dayType === 'WEEKDAY');
  const [without, carried] = [measured?.phantomPointsPerKwh, measured?.phantomPointsPerKwhCarried];
  if (without == null || carried == null)
    return (
      <FormattedMessage
        id="internalPrograms.program.carryPay.none"
        values={{
          a: (text: ReactNode[]) => (
            <Link to={staffPaths.internalAccuracy({ utility: staff?.program?.utility.id ?? '' })}>
              {text}
            </Link>
          ),
        }}
      />
    );
  const points = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 1 });
  const figures = { without: points(without), carried: points(carried) };
  const factor = String(accuracy?.carryFactor);
  // The setting may have changed since it was measured.
  if (to === factor) return <FormattedMessage id="internalPrograms.program.carryPay.on" values={figures} />;
  if (to === '0') return <FormattedMessage id="internalPrograms.program.carryPay.off" values={figures} />;
  return factor === '1' ? (
    <FormattedMessage id="internalPrograms.program.carryPay.once" values={figures} />
  ) : (
    <FormattedMessage id="internalPrograms.program.carryPay.twice" values={figures} />
  );
}
