/**
 * @generated SignedSource<<2bae40ed4d7bd6075ee05d1ded356dc3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeatureSchedules_feature$data = {
  readonly brandDefault: boolean;
  readonly schedules: ReadonlyArray<{
    readonly feature: {
      readonly after: {
        readonly " $fragmentSpreads": FragmentRefs<"featureContent_values">;
      };
      readonly before: {
        readonly " $fragmentSpreads": FragmentRefs<"featureContent_values">;
      };
    } | null | undefined;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ScheduleLine_schedule">;
  }>;
  readonly " $fragmentType": "FeatureSchedules_feature";
};
export type FeatureSchedules_feature$key = {
  readonly " $data"?: FeatureSchedules_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureSchedules_feature">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isEnabled",
  "storageKey": null
},
v1 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "featureContent_values",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "StaffFeatureRule",
        "kind": "LinkedField",
        "name": "rules",
        "plural": true,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "featureContent_rule",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "segmentId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "segmentName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "share",
                "storageKey": null
              },
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "variation",
                "storageKey": null
              }
            ],
            "args": null,
            "argumentDefinitions": ([]/*:: as any*/)
          }
        ],
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeatureSchedules_feature",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "brandDefault",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ScheduledChange",
      "kind": "LinkedField",
      "name": "schedules",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ScheduleLine_schedule"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FeatureDifference",
          "kind": "LinkedField",
          "name": "feature",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "FeatureContent",
              "kind": "LinkedField",
              "name": "before",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "FeatureContent",
              "kind": "LinkedField",
              "name": "after",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffFeature",
  "abstractKey": null
};
})();

(node as any).hash = "ee4e7e4b64ffce7f4fd3d92af6ef7cf7";

export default node;
