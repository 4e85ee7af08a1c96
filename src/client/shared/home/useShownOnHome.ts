import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { NOTHING_SHOWN, shownOnHome, type ShownOnHome } from '../../../domain/home/shownOnHome.ts';
import { pagePath } from '../../../domain/navigation/pagePath.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useHomeList } from './useHomeList.ts';
import type { useShownOnHomeQuery } from '../../../../codegen/relay/useShownOnHomeQuery.graphql.ts';

const query = graphql`
  query useShownOnHomeQuery {
    viewer {
      home {
        ...useHomeList_home
      }
    }
  }
`;

/** What Home shows already, from the data that Home has loaded; empty on any other page. */
export function useShownOnHome(): ShownOnHome {
  const { relay } = useApp();
  const { pathname } = useLocation();
  const data: Partial<useShownOnHomeQuery['response']> = useLazyLoadQuery<useShownOnHomeQuery>(
    query,
    {},
    { fetchPolicy: 'store-only' },
  );
  // Other screens load parts of it.
  const isHere = relay.check(createOperationDescriptor(getRequest(query), {})).status === 'available';
  const list = useHomeList(isHere ? data.viewer?.home : null);
  return list === undefined || pagePath(pathname) !== paths.home()
    ? NOTHING_SHOWN
    : shownOnHome(list.entries, list.hasEvent);
}
