/**
 * @generated SignedSource<<93959c37c1f6265247e2bd54448a585c>>
 * @relayHash fdb3a14c01a3ba54a3ffb0f5ae95bff7
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d8125acf4edd36ea0ddaacf87501c49c2f456a9e36b0d6233439dc946ec668b

import type { ConcreteRequest } from 'relay-runtime';
export type ContentReachQuery$variables = {
  segmentId?: string | null | undefined;
};
export type ContentReachQuery$data = {
  readonly staff: {
    readonly contentReach: number | null | undefined;
  } | null | undefined;
};
export type ContentReachQuery = {
  response: ContentReachQuery$data;
  variables: ContentReachQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "segmentId"
  }
],
v1 = [
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
        "args": [
          {
            "kind": "Variable",
            "name": "segmentId",
            "variableName": "segmentId"
          }
        ],
        "kind": "ScalarField",
        "name": "contentReach",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ContentReachQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ContentReachQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5d8125acf4edd36ea0ddaacf87501c49c2f456a9e36b0d6233439dc946ec668b",
    "metadata": {},
    "name": "ContentReachQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2f4dea8bbc604cae3ae87c4a5933990a";

export default node;
