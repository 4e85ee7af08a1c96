import { graphql } from 'react-relay/hooks';
import type { taxYearLoaderQuery as Query } from '../../../../codegen/relay/taxYearLoaderQuery.graphql.ts';
import { toLocalDate } from '../../../domain/meter/zone.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const taxYearLoaderQuery = graphql`
  query taxYearLoaderQuery($year: Int!, $everyone: Boolean!) {
    staff {
      taxYear(year: $year, everyone: $everyone) {
        ...TaxYearTable_year
      }
    }
  }
`;

/** The year in the address; this year without one. `now` in milliseconds. */
export function parseYear(text: string | null, zone: string, now: number): number {
  return text !== null && /^20[2-9]\d$/.test(text)
    ? Number(text)
    : Number(toLocalDate(zone, now / 1_000).slice(0, 4));
}

export async function loader(request: ScreenRequest) {
  const { searchParams } = request.url;
  return {
    year: await preloadQuery<Query>(request, taxYearLoaderQuery, {
      year: parseYear(searchParams.get('year'), request.app.zone, request.app.clock.now()),
      everyone: searchParams.get('show') === 'everyone',
    }),
  };
}
