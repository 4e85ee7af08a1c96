/**
 * @generated SignedSource<<11019d8febb3a36983901ed1367c366d>>
 * @relayHash fdd1806b6d0131085cc8f6adf0c4a853
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a5d38c6c66c4f39207993c231b58f84448f4dfa56ac5dd90fff47f43442e46a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeviceEventHistory = "ALREADY_OFF" | "ALREADY_ON" | "AUTH_ERROR_GIVEN_UP" | "DISCONNECTED" | "DONE" | "DR_EVENT" | "EXTENSION" | "FAILED" | "FAILED_GIVEN_UP" | "NOT_CONNECTED" | "NOT_CONNECTED_GIVEN_UP" | "NOT_IMPLEMENTED" | "NOT_TOGGLED" | "OFF" | "OFFLINE_GIVEN_UP" | "OPT_OUT" | "SCHEDULED" | "SCRAPE_FAILED" | "SCRAPE_FAILED_GIVEN_UP" | "%future added value";
export type DeviceHappening = "added" | "authorization_ended" | "authorization_renewed" | "back" | "missing" | "offline" | "online" | "opted_in" | "opted_out" | "removed" | "%future added value";
export type DeviceLogQuery$variables = {
  deviceId: string;
  page: number;
  perPage: number;
};
export type DeviceLogQuery$data = {
  readonly viewer: {
    readonly deviceEventLogs: {
      readonly events: ReadonlyArray<{
        readonly eventId: string;
        readonly " $fragmentSpreads": FragmentRefs<"EventInLog_event">;
      }>;
      readonly logs: ReadonlyArray<{
        readonly at: string;
        readonly eventId: string | null | undefined;
        readonly happened: DeviceHappening | null | undefined;
        readonly history: DeviceEventHistory | null | undefined;
        readonly id: string;
      }>;
      readonly total: number;
    } | null | undefined;
    readonly home: {
      readonly timeZone: string;
    } | null | undefined;
  };
};
export type DeviceLogQuery = {
  response: DeviceLogQuery$data;
  variables: DeviceLogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "deviceId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "page"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "perPage"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "HomeSummary",
  "kind": "LinkedField",
  "name": "home",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = [
  {
    "kind": "Literal",
    "name": "byEvent",
    "value": true
  },
  {
    "kind": "Variable",
    "name": "deviceId",
    "variableName": "deviceId"
  },
  {
    "kind": "Variable",
    "name": "page",
    "variableName": "page"
  },
  {
    "kind": "Variable",
    "name": "perPage",
    "variableName": "perPage"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "eventId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "DeviceEventLog",
  "kind": "LinkedField",
  "name": "logs",
  "plural": true,
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
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "history",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "happened",
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
    "name": "DeviceLogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "DeviceEventLogPage",
            "kind": "LinkedField",
            "name": "deviceEventLogs",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "DeviceInEvent",
                "kind": "LinkedField",
                "name": "events",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "EventInLog_event"
                  }
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
    "name": "DeviceLogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "DeviceEventLogPage",
            "kind": "LinkedField",
            "name": "deviceEventLogs",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "DeviceInEvent",
                "kind": "LinkedField",
                "name": "events",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "eventType",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "start",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "end",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "outcome",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "change",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "degrees",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "changedFrom",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "changedTo",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "changedSeconds",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2a5d38c6c66c4f39207993c231b58f84448f4dfa56ac5dd90fff47f43442e46a",
    "metadata": {},
    "name": "DeviceLogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "82dc09c7fd2ae4fe1272d3e3aa7e0bc0";

export default node;
