/**
 * @generated SignedSource<<0f26983ec36d42b7dcb4e1059b592d66>>
 * @relayHash f64f7d0718cc42395031922af4345dd2
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74f57d3bc2bb6e1b6fca4a2024fbb4453760f203a5ca5ee91427cf4f310aa2e8

import type { ConcreteRequest } from 'relay-runtime';
export type settingsLoaderQuery$variables = Record<PropertyKey, never>;
export type settingsLoaderQuery$data = {
  readonly viewer: {
    readonly baselineAccuracy: {
      readonly days: number;
      readonly meanAbsoluteWattHours: number;
    } | null | undefined;
  };
};
export type settingsLoaderQuery = {
  response: settingsLoaderQuery$data;
  variables: settingsLoaderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "concreteType": "HomeAccuracy",
        "kind": "LinkedField",
        "name": "baselineAccuracy",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "days",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "meanAbsoluteWattHours",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "settingsLoaderQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "settingsLoaderQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "74f57d3bc2bb6e1b6fca4a2024fbb4453760f203a5ca5ee91427cf4f310aa2e8",
    "metadata": {},
    "name": "settingsLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0b58c6ba985da863d1ad48642cd8c966";

export default node;
