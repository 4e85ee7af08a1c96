/**
 * @generated SignedSource<<db6b92a4bc3453fb0fcc54229934acdf>>
 * @relayHash 6b69a823d2e7ece06a935aae68b87ea2
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1b2ffbadac784b3bf39cae999e190ca2491d903a4a9d668fa485297aa94d549

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApprovalKind = "CONTENT" | "EXPERIMENT" | "FEATURE" | "SEGMENT" | "%future added value";
export type KeepDraftInput = {
  content: string;
  kind: ApprovalKind;
  objectId?: string | null | undefined;
  version: number;
};
export type useDraftKeepMutation$variables = {
  input: KeepDraftInput;
};
export type useDraftKeepMutation$data = {
  readonly keepDraft: {
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
export type useDraftKeepMutation = {
  response: useDraftKeepMutation$data;
  variables: useDraftKeepMutation$variables;
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
    "name": "useDraftKeepMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "keepDraft",
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
    "name": "useDraftKeepMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "keepDraft",
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
    "id": "f1b2ffbadac784b3bf39cae999e190ca2491d903a4a9d668fa485297aa94d549",
    "metadata": {},
    "name": "useDraftKeepMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "90ac20bc7d016703c955d36179fd08d1";

export default node;
