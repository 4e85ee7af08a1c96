import { graphql, useFragment } from 'react-relay/hooks';
import { homeList, type HomeEntry, type HomeStep } from '../../../domain/home/homeList.ts';
import { ATTRIBUTE, isSet } from '../../../domain/session/attributeKeys.ts';
import type { ConnectionTurn } from '../../../domain/utility/connectionState.ts';
import { useFeature } from '../../platform/features/useFeature.ts';
import { useSession } from '../../platform/session/useSession.ts';
import type { useHomeList_home$key } from '../../../../codegen/relay/useHomeList_home.graphql.ts';

/** The content of Home's list; undefined until Home's data has loaded. */
export function useHomeList(
  key: useHomeList_home$key | null | undefined,
): { readonly entries: readonly HomeEntry[]; readonly hasEvent: boolean } | undefined {
  const { status } = useSession();
  const showsSteps = useFeature('dashboard_setup_steps');
  const home = useFragment(
    graphql`
      fragment useHomeList_home on HomeSummary {
        nextEvent {
          __typename
        }
        setupSteps {
          key
          status
          path
        }
        utility {
          turn
          actions {
            path
          }
        }
        devicesInTrouble {
          deviceId
          name
        }
        phoneToConfirm
      }
    `,
    key,
  );
  if (home == null) return undefined;
  const { setupSteps, utility, devicesInTrouble, phoneToConfirm } = home;
  return {
    hasEvent: home.nextEvent != null,
    entries: homeList({
      // By then, a newer server's values are in the contract.
      steps: showsSteps ? (setupSteps as readonly HomeStep[]) : [],
      connection:
        utility == null
          ? null
          : { turn: utility.turn as ConnectionTurn, path: utility.actions[0]?.path ?? null },
      asksNoMore: isSet(status?.attributes ?? {}, ATTRIBUTE.hideUtilityPrompt),
      devicesInTrouble,
      phoneToConfirm,
    }),
  };
}
