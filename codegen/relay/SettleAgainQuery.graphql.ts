/**
 * @generated SignedSource<<fc8a0d0e1156aa51593e000ff64b7028>>
 * @relayHash 603c76bbbbe19e93b91d761c405c4b48
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88b1f8ade8987bd0ed5b90e882c557672c3d7d60772c36fd1c49c6117818d70c

import type { ConcreteRequest } from 'relay-runtime';
export type SettlementState = "PENDING" | "RESTATED" | "SETTLED" | "%future added value";
export type SettleAgainQuery$variables = {
  eventId: string;
  memberId: string;
};
export type SettleAgainQuery$data = {
  readonly staff: {
    readonly settlingForeseen: {
      readonly __typename: "Refusal";
      readonly message: string;
    } | {
      readonly __typename: "SettledAgain";
      readonly after: {
        readonly points: number;
        readonly reductionWattHours: number | null | undefined;
        readonly revision: number;
        readonly settlement: SettlementState;
        readonly usedWattHours: number | null | undefined;
        readonly usualWattHours: number | null | undefined;
      };
      readonly before: {
        readonly points: number;
        readonly reductionWattHours: number | null | undefined;
        readonly revision: number;
        readonly settlement: SettlementState;
        readonly usedWattHours: number | null | undefined;
        readonly usualWattHours: number | null | undefined;
      };
    } | {
      // This will never be '%other', but we need some
      // value in case none of the concrete values match.
      readonly __typename: "%other";
    } | null | undefined;
  } | null | undefined;
};
export type SettleAgainQuery = {
  response: SettleAgainQuery$data;
  variables: SettleAgainQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "eventId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "memberId"
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "settlement",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "revision",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "usualWattHours",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "usedWattHours",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reductionWattHours",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "points",
    "storageKey": null
  }
],
v3 = [
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
            "name": "eventId",
            "variableName": "eventId"
          },
          {
            "kind": "Variable",
            "name": "memberId",
            "variableName": "memberId"
          }
        ],
        "concreteType": null,
        "kind": "LinkedField",
        "name": "settlingForeseen",
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
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "MemberResult",
                "kind": "LinkedField",
                "name": "before",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MemberResult",
                "kind": "LinkedField",
                "name": "after",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "SettledAgain",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "message",
                "storageKey": null
              }
            ],
            "type": "Refusal",
            "abstractKey": null
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SettleAgainQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SettleAgainQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "88b1f8ade8987bd0ed5b90e882c557672c3d7d60772c36fd1c49c6117818d70c",
    "metadata": {},
    "name": "SettleAgainQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "46b0eceae31b0ae3b81446ed76b05486";

export default node;
