import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { NOTHING_TOLD, toldOnHome, type ToldOnHome } from '../../../domain/home/toldOnHome.ts';
import { pagePath } from '../../../domain/navigation/pagePath.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useFeature } from '../../platform/features/useFeature.ts';
import { useApp } from '../../platform/screen/app.ts';
import { HOME_PLACES } from '../placements/PcePlacements.ts';
import { useHomeList } from './useHomeList.ts';
import type { useToldOnHomeQuery } from '../../../../codegen/relay/useToldOnHomeQuery.graphql.ts';

const query = graphql`
  query useToldOnHomeQuery($names: [PlacementName!]!) {
    viewer {
      home {
        ...useHomeList_home
      }
      placements(names: $names) {
        instances {
          ctas {
            url
          }
        }
      }
    }
  }
`;

const VARIABLES = { names: HOME_PLACES };

/** What Home tells already, from the data that Home has loaded; nothing on any other page. */
export function useToldOnHome(): ToldOnHome {
  const { relay } = useApp();
  const { pathname } = useLocation();
  const showsPlaces = useFeature('dashboard_placements');
  const data: Partial<useToldOnHomeQuery['response']> = useLazyLoadQuery<useToldOnHomeQuery>(
    query,
    VARIABLES,
    { fetchPolicy: 'store-only' },
  );
  // Other screens load parts of it.
  const isHere = relay.check(createOperationDescriptor(getRequest(query), VARIABLES)).status === 'available';
  const list = useHomeList(isHere ? data.viewer?.home : null);
  const places = isHere && showsPlaces ? (data.viewer?.placements ?? []) : [];
  const offered = places.flatMap(({ instances }) => instances.flatMap(({ ctas }) => ctas.slice(0, 1)));
  return list === undefined || pagePath(pathname) !== paths.home()
    ? NOTHING_TOLD
    : toldOnHome(
        list.entries,
        list.hasEvent,
        offered.map(({ url }) => url),
      );
}
