/**
 * @generated SignedSource<<7e9f31d876a89a4d1f51cf3dcc22a765>>
 * @relayHash 41626ab00ad8a2b35468001feabe9dfe
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef8b5162f31d2eb22a0e47e8a0051ca542bb268007e1047f12d13b94f68d647b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserAttributeInput = {
  key: string;
  value: string;
};
export type useStoreAttributeMutation$variables = {
  input: UserAttributeInput;
};
export type useStoreAttributeMutation$data = {
  readonly updateUserAttribute: {
    readonly __typename: "UserAttributeUpdated";
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"useStoreAttribute_user">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useStoreAttributeMutation$rawResponse = {
  readonly updateUserAttribute: {
    readonly __typename: "UserAttributeUpdated";
    readonly user: {
      readonly attributes: ReadonlyArray<{
        readonly key: string;
        readonly value: string;
      }>;
      readonly id: string;
    };
  } | {
    readonly __typename: string;
  };
};
export type useStoreAttributeMutation = {
  rawResponse: useStoreAttributeMutation$rawResponse;
  response: useStoreAttributeMutation$data;
  variables: useStoreAttributeMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useStoreAttributeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateUserAttribute",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "useStoreAttribute_user"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UserAttributeUpdated",
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
    "name": "useStoreAttributeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateUserAttribute",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "UserAttribute",
                    "kind": "LinkedField",
                    "name": "attributes",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "key",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "value",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UserAttributeUpdated",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ef8b5162f31d2eb22a0e47e8a0051ca542bb268007e1047f12d13b94f68d647b",
    "metadata": {},
    "name": "useStoreAttributeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d36362d1cbd6a31d8e01957125f32d87";

export default node;
