/**
 * @generated SignedSource<<3b72d434fdf8b50a62b7cb213852f3ee>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RewardState = "ENDED" | "ON" | "UPCOMING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NewPromoCode_rewards$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly state: RewardState;
      readonly title: string;
    };
  }>;
  readonly " $fragmentType": "NewPromoCode_rewards";
};
export type NewPromoCode_rewards$key = {
  readonly " $data"?: NewPromoCode_rewards$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewPromoCode_rewards">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewPromoCode_rewards",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffRewardEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StaffReward",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffRewardConnection",
  "abstractKey": null
};

(node as any).hash = "452dcc64f49ed082b13b017720aeeace";

export default node;
