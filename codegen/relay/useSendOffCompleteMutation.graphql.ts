/**
 * @generated SignedSource<<b196e740a10c552b2f6f7cd59ec3cbf6>>
 * @relayHash 2e4a2b1004de80465edc84091c037354
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9491205e2bf3d86b65c24d12fc9018b1cae3dc73823d7ead73d8b4cfd776af4

import type { ConcreteRequest } from 'relay-runtime';
export type MarkSendOffCompleteInput = {
  programId: string;
};
export type useSendOffCompleteMutation$variables = {
  input: MarkSendOffCompleteInput;
};
export type useSendOffCompleteMutation$data = {
  readonly markSendOffComplete: {
    readonly __typename: "Refusal";
    readonly message: string;
  } | {
    readonly __typename: "ThermostatSendOff";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSendOffCompleteMutation = {
  response: useSendOffCompleteMutation$data;
  variables: useSendOffCompleteMutation$variables;
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
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "markSendOffComplete",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "ThermostatSendOff",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "Refusal",
        "abstractKey": null
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
    "name": "useSendOffCompleteMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSendOffCompleteMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "f9491205e2bf3d86b65c24d12fc9018b1cae3dc73823d7ead73d8b4cfd776af4",
    "metadata": {},
    "name": "useSendOffCompleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4c3615d180414694af441035e3b1d422";

export default node;
