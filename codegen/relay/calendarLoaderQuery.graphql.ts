/**
 * @generated SignedSource<<4444fb6f0fc944f1880076261f8f843f>>
 * @relayHash 39dd083d337f74b25858ef77b4c00f6e
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ad7b0110498b819ac7934a02879c20713bf84ae4b5170102931a1adf08162db

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventStatus = "ACTIVE" | "CANCELLED" | "CLOSED" | "ENDED" | "SCHEDULED" | "%future added value";
export type EventType = "PARTICIPATION_REDUCTION" | "PARTICIPATION_REDUCTION_RT" | "%future added value";
export type calendarLoaderQuery$variables = {
  from: string;
  programId?: string | null | undefined;
  to: string;
};
export type calendarLoaderQuery$data = {
  readonly staff: {
    readonly eventCalendar: ReadonlyArray<{
      readonly endAt: string;
      readonly id: string;
      readonly isTest: boolean;
      readonly programName: string;
      readonly startAt: string;
      readonly status: EventStatus;
      readonly timeZone: string;
      readonly type: EventType;
    }> | null | undefined;
    readonly programs: {
      readonly " $fragmentSpreads": FragmentRefs<"ProgramFilter_programs">;
    } | null | undefined;
  } | null | undefined;
};
export type calendarLoaderQuery = {
  response: calendarLoaderQuery$data;
  variables: calendarLoaderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "programId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v3 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1000
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "from",
      "variableName": "from"
    },
    {
      "kind": "Variable",
      "name": "programId",
      "variableName": "programId"
    },
    {
      "kind": "Variable",
      "name": "to",
      "variableName": "to"
    }
  ],
  "concreteType": "CalendarEvent",
  "kind": "LinkedField",
  "name": "eventCalendar",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "programName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTest",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "calendarLoaderQuery",
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
            "args": (v3/*:: as any*/),
            "concreteType": "ProgramConnection",
            "kind": "LinkedField",
            "name": "programs",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProgramFilter_programs"
              }
            ],
            "storageKey": "programs(first:1000)"
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "calendarLoaderQuery",
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
            "args": (v3/*:: as any*/),
            "concreteType": "ProgramConnection",
            "kind": "LinkedField",
            "name": "programs",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ProgramEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Program",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "name",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "programs(first:1000)"
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7ad7b0110498b819ac7934a02879c20713bf84ae4b5170102931a1adf08162db",
    "metadata": {},
    "name": "calendarLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "89f19cc5ed5cb907b64a393c3894ca48";

export default node;
