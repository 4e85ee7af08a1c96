/**
 * @generated SignedSource<<38703a2c319861090d3e5f825fa45d2c>>
 * @relayHash b29e78d193fffbcf04966e861449235e
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f612b8c3eff6a4d5c3ceee20405040eaedb1743284fc7aaf790b183e12de99d

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
    "name": "markEnrollmentAlreadyDone",
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
    "name": "useSendOffBeforeMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSendOffBeforeMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "5f612b8c3eff6a4d5c3ceee20405040eaedb1743284fc7aaf790b183e12de99d",
    "metadata": {},
    "name": "useSendOffBeforeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c85471084c885f3a9b898e4331056dd0";

export default node;
