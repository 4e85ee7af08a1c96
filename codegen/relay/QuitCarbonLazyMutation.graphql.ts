/**
 * @generated SignedSource<<be8963efd6ea16aec8c88ab6a04fd776>>
 * @relayHash ff934ed01d31d01d965dd8d4ec93f5e0
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6c9c841be5de2abac0d4987c0f0012c4e0c7302664e5085df3ec7fc41ce32af

import type { ConcreteRequest } from 'relay-runtime';
export type SetDashboardQuitCarbonSectionSeenInput = {
  value: number;
};
export type QuitCarbonLazyMutation$variables = {
  input: SetDashboardQuitCarbonSectionSeenInput;
};
export type QuitCarbonLazyMutation$data = {
  readonly setDashboardQuitCarbonSectionSeen: {
    readonly viewer?: {
      readonly uiAttributes: {
        readonly dashboardQuitCarbonSectionSeen: number;
      } | null | undefined;
    };
  };
};
export type QuitCarbonLazyMutation = {
  response: QuitCarbonLazyMutation$data;
  variables: QuitCarbonLazyMutation$variables;
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
    "name": "QuitCarbonLazyMutation",
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
    "name": "QuitCarbonLazyMutation",
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
    "id": "c6c9c841be5de2abac0d4987c0f0012c4e0c7302664e5085df3ec7fc41ce32af",
    "metadata": {},
    "name": "QuitCarbonLazyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5b7eefafa68a0d22e808e9cc940b0d0f";

export default node;
