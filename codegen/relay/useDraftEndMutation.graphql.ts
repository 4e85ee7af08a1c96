/**
 * @generated SignedSource<<cecf51cefede8d5688d3ae96569dad20>>
 * @relayHash bd362bd03734b8e7c376a6c34bc2e9f8
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10e74d27c9c1708ac1308c907c76d7cdc81a6db17ff47400a4f25cc6a202ccde

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApprovalKind = "CONTENT" | "EXPERIMENT" | "FEATURE" | "SEGMENT" | "%future added value";
export type EndDraftInput = {
  kind: ApprovalKind;
  objectId?: string | null | undefined;
};
export type useDraftEndMutation$variables = {
  input: EndDraftInput;
};
export type useDraftEndMutation$data = {
  readonly endDraft: {
    readonly __typename: "DraftsKept";
    readonly drafts: {
      readonly " $fragmentSpreads": FragmentRefs<"useDraft_drafts">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useDraftEndMutation = {
  response: useDraftEndMutation$data;
  variables: useDraftEndMutation$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDraftEndMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "endDraft",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
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
                "storageKey": null
              }
            ],
            "type": "DraftsKept",
            "abstractKey": null
          }
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
    "name": "useDraftEndMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "endDraft",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
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
                      (v3/*:: as any*/),
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
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "DraftsKept",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "10e74d27c9c1708ac1308c907c76d7cdc81a6db17ff47400a4f25cc6a202ccde",
    "metadata": {},
    "name": "useDraftEndMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "656e535f12f6720b8d38f6d9868a4125";

export default node;
