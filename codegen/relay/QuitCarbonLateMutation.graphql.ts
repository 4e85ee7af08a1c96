/**
 * @generated SignedSource<<e51f4dd38f736ab1879f821953934203>>
 * @relayHash 2ab8df5ea05206db3183c61de699f043
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2eaa311f3d7cfd5574c6d954f18e3f0c041df6489a1972db1b81b220bb948a57

import type { ConcreteRequest } from 'relay-runtime';
export type SetDashboardQuitCarbonSectionSeenInput = {
  value: number;
};
export type QuitCarbonLateMutation$variables = {
  input: SetDashboardQuitCarbonSectionSeenInput;
};
export type QuitCarbonLateMutation$data = {
  readonly setDashboardQuitCarbonSectionSeen: {
    readonly viewer?: {
      readonly uiAttributes: {
        readonly dashboardQuitCarbonSectionSeen: number;
      } | null | undefined;
    };
  };
};
export type QuitCarbonLateMutation = {
  response: QuitCarbonLateMutation$data;
  variables: QuitCarbonLateMutation$variables;
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
    "name": "QuitCarbonLateMutation",
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
    "name": "QuitCarbonLateMutation",
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
    "id": "2eaa311f3d7cfd5574c6d954f18e3f0c041df6489a1972db1b81b220bb948a57",
    "metadata": {},
    "name": "QuitCarbonLateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "62da4dc55139c2abb5d8cc7d3dbe33b0";

export default node;
