import { graphql, readInlineData } from 'relay-runtime';
import type { rows_program$data, rows_program$key } from '../../../../codegen/relay/rows_program.graphql.ts';

const fragment = graphql`
  fragment rows_program on ProgramAccuracy @inline {
    id
    program {
      id
      name
      utility {
        shortName
      }
    }
    results {
      rule
      adjusted
      inUse
      dayType
      homes
      days
      biasPercent
      errorPercent
      phantomPercent
      phantomPoints
      phantomPointsNet
      paidPercent
      paidPercentCarried
      phantomPointsPerKwh
      phantomPointsPerKwhCarried
      preUsePercent
      preUsePoints
    }
  }
`;

/** One baseline of one program. */
export interface AccuracyRow extends Omit<rows_program$data['results'][number], 'dayType'> {
  readonly key: string;
  readonly program: rows_program$data['program'];
}

/** The programs' measurements on days of one type, a row for each baseline. */
export function toAccuracyRows(
  programs: readonly rows_program$key[],
  days: 'WEEKDAY' | 'OTHER',
): readonly AccuracyRow[] {
  return programs.flatMap((key) => {
    const { id, program, results } = readInlineData<rows_program$key>(fragment, key);
    return results.flatMap(({ dayType, ...result }) =>
      dayType === days ? { ...result, program, key: `${id} ${result.rule} ${result.adjusted}` } : [],
    );
  });
}
