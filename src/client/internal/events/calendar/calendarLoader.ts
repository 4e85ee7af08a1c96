import { graphql } from 'react-relay/hooks';
import type { calendarLoaderQuery as Query } from '../../../../../codegen/relay/calendarLoaderQuery.graphql.ts';
import { calendarDays } from '../../../../domain/events/eventCalendar.ts';
import { addDays } from '../../../../domain/meter/zone.ts';
import { preloadQuery } from '../../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../../platform/screen/screen.ts';
import { parseShown } from './calendarAddress.ts';

export const calendarLoaderQuery = graphql`
  query calendarLoaderQuery($from: DateTime!, $to: DateTime!, $programId: ID) {
    staff {
      programs(all: true) {
        ...ProgramFilter_programs
      }
      eventCalendar(from: $from, to: $to, programId: $programId) {
        id
        programName
        timeZone
        startAt
        endAt
        status
        type
        isTest
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  const { app, url } = request;
  const shown = parseShown(url.searchParams, app.zone, app.clock.now());
  const days = calendarDays(shown.view, shown.day);
  // No zone is a day away from another one.
  const midnight = (day: string, more: number) => `${addDays(day, more)}T00:00:00.000Z`;
  return {
    shown,
    list: await preloadQuery<Query>(request, calendarLoaderQuery, {
      from: midnight(days[0] ?? shown.day, -1),
      to: midnight(days.at(-1) ?? shown.day, 2),
      programId: shown.program,
    }),
  };
}
