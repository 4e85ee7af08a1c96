/**
 * @generated SignedSource<<730e1fe72627e982029d9374b84cf591>>
 * @relayHash eb3cd38f7e822c9d3325a673e62d985b
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96942b44b282617ce44e04af09af37fcbcf9515deb91b7beb61cecf48ec5ceec

import type { ConcreteRequest } from 'relay-runtime';
export type SegmentSelectQuery$variables = Record<PropertyKey, never>;
export type SegmentSelectQuery$data = {
  readonly staff: {
    readonly segmentChoices: ReadonlyArray<{
      readonly active: boolean;
      readonly builtIn: boolean;
      readonly name: string;
      readonly segmentId: string;
    }> | null | undefined;
  } | null | undefined;
};
export type SegmentSelectQuery = {
  response: SegmentSelectQuery$data;
  variables: SegmentSelectQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Staff",
    "kind": "LinkedField",
    "name": "staff",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SegmentChoice",
        "kind": "LinkedField",
        "name": "segmentChoices",
        "plural": true,
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
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "builtIn",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "active",
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
    "name": "SegmentSelectQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SegmentSelectQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "96942b44b282617ce44e04af09af37fcbcf9515deb91b7beb61cecf48ec5ceec",
    "metadata": {},
    "name": "SegmentSelectQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e473f9123abacf32f3b44eeba2903f28";

export default node;
