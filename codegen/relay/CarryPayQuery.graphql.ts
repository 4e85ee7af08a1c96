/**
 * @generated SignedSource<<cf8cfe3a15b9a821dfbb1227a5343cd8>>
 * @relayHash d1a1b0c4675f38dae2b8b2dcee671032
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a61fa754deccaab3461e1ef4d08d3f9e7288d19bbc658540050fb430bfdae8c2

import type { ConcreteRequest } from 'relay-runtime';
export type BaselineDayType = "OTHER" | "WEEKDAY" | "%future added value";
export type CarryPayQuery$variables = {
  programId: string;
};
export type CarryPayQuery$data = {
  readonly staff: {
    readonly program: {
      readonly accuracy: {
        readonly carryFactor: number | null | undefined;
        readonly results: ReadonlyArray<{
          readonly dayType: BaselineDayType;
          readonly inUse: boolean;
          readonly phantomPointsPerKwh: number | null | undefined;
          readonly phantomPointsPerKwhCarried: number | null | undefined;
        }>;
      };
      readonly utility: {
        readonly id: string;
      };
    } | null | undefined;
  } | null | undefined;
};
export type CarryPayQuery = {
  response: CarryPayQuery$data;
  variables: CarryPayQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "programId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "programId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Utility",
  "kind": "LinkedField",
  "name": "utility",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "carryFactor",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "BaselineAccuracy",
  "kind": "LinkedField",
  "name": "results",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inUse",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dayType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phantomPointsPerKwh",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phantomPointsPerKwhCarried",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CarryPayQuery",
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
            "args": (v1/*:: as any*/),
            "concreteType": "Program",
            "kind": "LinkedField",
            "name": "program",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ProgramAccuracy",
                "kind": "LinkedField",
                "name": "accuracy",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CarryPayQuery",
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
            "args": (v1/*:: as any*/),
            "concreteType": "Program",
            "kind": "LinkedField",
            "name": "program",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ProgramAccuracy",
                "kind": "LinkedField",
                "name": "accuracy",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a61fa754deccaab3461e1ef4d08d3f9e7288d19bbc658540050fb430bfdae8c2",
    "metadata": {},
    "name": "CarryPayQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f450bbcf0b753551d4777cdf2362e9c1";

export default node;
