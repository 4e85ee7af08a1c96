/**
 * @generated SignedSource<<66a3efeb45c33f01574dca5909a6677f>>
 * @relayHash 116e9c774933a355a564ed0f6545b062
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba118afdc1f84f2c5fec3da8f609ef62a3473c881b71d6a030a5af7df3c8f1a0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type newContentLoaderQuery$variables = Record<PropertyKey, never>;
export type newContentLoaderQuery$data = {
  readonly staff: {
    readonly drafts: {
      readonly " $fragmentSpreads": FragmentRefs<"useDraft_drafts">;
    } | null | undefined;
  } | null | undefined;
};
export type newContentLoaderQuery = {
  response: newContentLoaderQuery$data;
  variables: newContentLoaderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "kind",
    "value": "CONTENT"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "newContentLoaderQuery",
    "selections": [
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
            "args": (v0/*:: as any*/),
            "concreteType": "StaffDrafts",
            "kind": "LinkedField",
            "name": "drafts",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useDraft_drafts"
              }
            ],
            "storageKey": "drafts(kind:\"CONTENT\")"
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
    "name": "newContentLoaderQuery",
    "selections": [
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
            "args": (v0/*:: as any*/),
            "concreteType": "StaffDrafts",
            "kind": "LinkedField",
            "name": "drafts",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "StaffDraft",
                "kind": "LinkedField",
                "name": "drafts",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "author",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isOwn",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "version",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "keptAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "content",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": "drafts(kind:\"CONTENT\")"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ba118afdc1f84f2c5fec3da8f609ef62a3473c881b71d6a030a5af7df3c8f1a0",
    "metadata": {},
    "name": "newContentLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4b62a707c7baa5397f6b23fcb9d11338";

export default node;
