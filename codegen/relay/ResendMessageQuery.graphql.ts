/**
 * @generated SignedSource<<3ed6deeb4982320a863962b51dd81f40>>
 * @relayHash 9c95d17dea95b9ab266a8368fd10daf9
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cc76f717b5dbd1dc692156b65676de2f97654e85bc931b6d1d84a2e56375171

import type { ConcreteRequest } from 'relay-runtime';
export type ResentNotice = "ADVANCE" | "CANCELLED" | "END" | "START" | "%future added value";
export type EventResendInput = {
  emails?: ReadonlyArray<string> | null | undefined;
  eventId: string;
  notice: ResentNotice;
};
export type ResendMessageQuery$variables = {
  input: EventResendInput;
};
export type ResendMessageQuery$data = {
  readonly staff: {
    readonly eventResend: {
      readonly homes: number;
      readonly obstacle: string | null | undefined;
      readonly others: number;
      readonly reached: number;
      readonly unknown: ReadonlyArray<string>;
    } | null | undefined;
  } | null | undefined;
};
export type ResendMessageQuery = {
  response: ResendMessageQuery$data;
  variables: ResendMessageQuery$variables;
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
            "name": "input",
            "variableName": "input"
          }
        ],
        "concreteType": "EventResend",
        "kind": "LinkedField",
        "name": "eventResend",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "homes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reached",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "others",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unknown",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "obstacle",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ResendMessageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ResendMessageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4cc76f717b5dbd1dc692156b65676de2f97654e85bc931b6d1d84a2e56375171",
    "metadata": {},
    "name": "ResendMessageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b22cc0342b3562779c49fa8ea45f09b0";

export default node;
