/**
 * @generated SignedSource<<5d9ac7841e1a8c0e4ac24732fc506a14>>
 * @relayHash 711ad7b48a6521f3c3e4007417694c82
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b95ed0ef3e55c4695e5c427c2955fd271d5bce0371522b2ee898919448226536

import type { ConcreteRequest } from 'relay-runtime';
export type MarkEnrollmentAlreadyDoneInput = {
  clientMutationId?: string | null | undefined;
};
export type useSendOffBeforeMutation$variables = {
  input: MarkEnrollmentAlreadyDoneInput;
};
export type useSendOffBeforeMutation$data = {
  readonly markEnrollmentAlreadyDone: {
    readonly __typename: "Refusal";
    readonly message: string;
  } | {
    readonly __typename: "ThermostatSendOff";
    readonly message: string;
    readonly session: {
      readonly hasPartnerAccountLinkingRedirect: boolean;
    } | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSendOffBeforeMutation = {
  response: useSendOffBeforeMutation$data;
  variables: useSendOffBeforeMutation$variables;
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
  "name": "message",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasPartnerAccountLinkingRedirect",
  "storageKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/)
  ],
  "type": "Refusal",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSendOffBeforeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "markEnrollmentAlreadyDone",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Session",
                "kind": "LinkedField",
                "name": "session",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "ThermostatSendOff",
            "abstractKey": null
          },
          (v5/*:: as any*/)
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
    "name": "useSendOffBeforeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "markEnrollmentAlreadyDone",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Session",
                "kind": "LinkedField",
                "name": "session",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "ThermostatSendOff",
            "abstractKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b95ed0ef3e55c4695e5c427c2955fd271d5bce0371522b2ee898919448226536",
    "metadata": {},
    "name": "useSendOffBeforeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "74ef45f6e6e659a8013dff13717d53c3";

export default node;
