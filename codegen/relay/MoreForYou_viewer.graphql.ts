/**
 * @generated SignedSource<<af684362a5e42a1a3ddbbfb5ac9695b0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MoreForYou_viewer$data = {
  readonly deviceLoadReport?: {
    readonly " $fragmentSpreads": FragmentRefs<"LoadReport_report">;
  } | null | undefined;
  readonly ratePlanOptimizerResult?: {
    readonly estimatedAnnualRatePlanSavings: number;
    readonly " $fragmentSpreads": FragmentRefs<"RatePlan_result">;
  } | null | undefined;
  readonly referrals?: {
    readonly nextReferrerPoints: number;
  } | null | undefined;
  readonly " $fragmentType": "MoreForYou_viewer";
};
export type MoreForYou_viewer$key = {
  readonly " $data"?: MoreForYou_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoreForYou_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "invites"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "load"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "rates"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoreForYou_viewer",
  "selections": [
    {
      "condition": "load",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DeviceLoadReport",
          "kind": "LinkedField",
          "name": "deviceLoadReport",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LoadReport_report"
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "condition": "rates",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "RatePlanOptimizerResult",
          "kind": "LinkedField",
          "name": "ratePlanOptimizerResult",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "estimatedAnnualRatePlanSavings",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "RatePlan_result"
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "condition": "invites",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Referrals",
          "kind": "LinkedField",
          "name": "referrals",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nextReferrerPoints",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f14e5e1b311077b6a3b534727e170eda";

export default node;
