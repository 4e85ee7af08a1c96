/**
 * @generated SignedSource<<b7417e4fd6244083624598ca976777ea>>
 * @relayHash 376039a1d0964ee09177ad919747f6a4
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7b629084d3826d0834c01bfcd6735ea2787951614d27d48283e5d6d2039985d

import type { ConcreteRequest } from 'relay-runtime';
export type SetDashboardQuitCarbonSectionSeenInput = {
  value: number;
};
export type QuitCarbonMutation$variables = {
  input: SetDashboardQuitCarbonSectionSeenInput;
};
export type QuitCarbonMutation$data = {
  readonly setDashboardQuitCarbonSectionSeen: {
    readonly viewer?: {
      readonly uiAttributes: {
        readonly dashboardQuitCarbonSectionSeen: number;
      } | null | undefined;
    };
  };
};
export type QuitCarbonMutation = {
  response: QuitCarbonMutation$data;
  variables: QuitCarbonMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "UiAttributes",
          "kind": "LinkedField",
          "name": "uiAttributes",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dashboardQuitCarbonSectionSeen",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DashboardQuitCarbonSectionSeenSet",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "QuitCarbonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setDashboardQuitCarbonSectionSeen",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "QuitCarbonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setDashboardQuitCarbonSectionSeen",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b7b629084d3826d0834c01bfcd6735ea2787951614d27d48283e5d6d2039985d",
    "metadata": {},
    "name": "QuitCarbonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c0a151968e97bd8dc0e52129368843ce";

export default node;
