/**
 * @generated SignedSource<<ccac0761b7c710361c361d40020d2e1e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeatureApproval_request$data = {
  readonly feature: {
    readonly after: {
      readonly " $fragmentSpreads": FragmentRefs<"featureContent_values">;
    };
    readonly before: {
      readonly " $fragmentSpreads": FragmentRefs<"featureContent_values">;
    };
    readonly brandDefault: boolean;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Approval_request">;
  readonly " $fragmentType": "FeatureApproval_request";
};
export type FeatureApproval_request$key = {
  readonly " $data"?: FeatureApproval_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureApproval_request">;
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
  "name": "FeatureApproval_request",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Approval_request"
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
          "kind": "ScalarField",
          "name": "brandDefault",
          "storageKey": null
        },
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
  "type": "ApprovalRequest",
  "abstractKey": null
};
})();

(node as any).hash = "b85e57ae8b75a9b6e7b74709bf755771";

export default node;
