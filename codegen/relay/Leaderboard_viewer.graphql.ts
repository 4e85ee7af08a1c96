/**
 * @generated SignedSource<<88649a0304e2e0aa3740681b87d3917b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReferralLeaderboardKey = "FRIENDS_ALL_TIME" | "FRIENDS_MONTH" | "SAVED_ALL_TIME" | "SAVED_MONTH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Leaderboard_viewer$data = {
  readonly referralLeaderboard: {
    readonly leaders: ReadonlyArray<{
      readonly isViewer: boolean;
      readonly name: string | null | undefined;
      readonly rank: number;
      readonly statValue: number;
    }>;
    readonly name: string;
    readonly own: {
      readonly rank: number | null | undefined;
      readonly statValue: number;
    };
    readonly statName: string;
    readonly type: ReferralLeaderboardKey;
  } | null | undefined;
  readonly referrals: {
    readonly " $fragmentSpreads": FragmentRefs<"ShownName_referrals">;
  } | null | undefined;
  readonly " $fragmentType": "Leaderboard_viewer";
};
export type Leaderboard_viewer$key = {
  readonly " $data"?: Leaderboard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Leaderboard_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rank",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statValue",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "leaderboardKey"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Leaderboard_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "leaderboardKey",
          "variableName": "leaderboardKey"
        }
      ],
      "concreteType": "ReferralLeaderboard",
      "kind": "LinkedField",
      "name": "referralLeaderboard",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "statName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReferralLeader",
          "kind": "LinkedField",
          "name": "leaders",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v0/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isViewer",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReferralOwnRank",
          "kind": "LinkedField",
          "name": "own",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Referrals",
      "kind": "LinkedField",
      "name": "referrals",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ShownName_referrals"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "ca39cdd50adee243efb607a257d84b54";

export default node;
