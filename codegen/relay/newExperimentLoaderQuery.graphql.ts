/**
 * @generated SignedSource<<e027a5ee59c64bddc0c01ab7cbae831c>>
 * @relayHash 963e333d845d47f7c0dafc87f1ab28b0
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ad2917c8cf41d1659e8a5b94507ff342d41cf08fa9a05bcc114e3954d52598a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type newExperimentLoaderQuery$variables = Record<PropertyKey, never>;
export type newExperimentLoaderQuery$data = {
  readonly staff: {
    readonly roleKeys: ReadonlyArray<string>;
    readonly segmentChoices: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useExperimentChoices_segments">;
    }> | null | undefined;
  } | null | undefined;
};
export type newExperimentLoaderQuery = {
  response: newExperimentLoaderQuery$data;
  variables: newExperimentLoaderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "roleKeys",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "newExperimentLoaderQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Staff",
        "kind": "LinkedField",
        "name": "staff",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SegmentChoice",
            "kind": "LinkedField",
            "name": "segmentChoices",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useExperimentChoices_segments"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "newExperimentLoaderQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Staff",
        "kind": "LinkedField",
        "name": "staff",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
                "name": "active",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1ad2917c8cf41d1659e8a5b94507ff342d41cf08fa9a05bcc114e3954d52598a",
    "metadata": {},
    "name": "newExperimentLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9e568cbbc1c42894edb0fb8c2415174d";

export default node;
