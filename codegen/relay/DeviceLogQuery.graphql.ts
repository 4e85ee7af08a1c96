/**
 * @generated SignedSource<<d83d9c62f45299c12e6194c073482e84>>
 * @relayHash 2f64f186001dbc7a580a410532486b60
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3e8fe93884b2edd99251946298ab76fed63e62d3c0efd3c4f6bd7e5841613b7

import type { ConcreteRequest } from 'relay-runtime';
export type DeviceEventHistory = "ALREADY_OFF" | "ALREADY_ON" | "AUTH_ERROR_GIVEN_UP" | "DISCONNECTED" | "DONE" | "DR_EVENT" | "EXTENSION" | "FAILED" | "FAILED_GIVEN_UP" | "NOT_CONNECTED" | "NOT_CONNECTED_GIVEN_UP" | "NOT_IMPLEMENTED" | "NOT_TOGGLED" | "OFF" | "OFFLINE_GIVEN_UP" | "OPT_OUT" | "SCHEDULED" | "SCRAPE_FAILED" | "SCRAPE_FAILED_GIVEN_UP" | "%future added value";
export type DeviceHappening = "added" | "authorization_ended" | "authorization_renewed" | "back" | "missing" | "offline" | "online" | "opted_in" | "opted_out" | "removed" | "%future added value";
export type EventType = "PARTICIPATION_REDUCTION" | "PARTICIPATION_REDUCTION_RT" | "%future added value";
export type DeviceLogQuery$variables = {
  deviceId: string;
  page: number;
  perPage: number;
};
export type DeviceLogQuery$data = {
  readonly viewer: {
    readonly deviceEventLogs: {
      readonly logs: ReadonlyArray<{
        readonly at: string;
        readonly eventId: string | null | undefined;
        readonly eventType: EventType | null | undefined;
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
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
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
      {
        "alias": null,
        "args": [
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
        "concreteType": "DeviceEventLogPage",
        "kind": "LinkedField",
        "name": "deviceEventLogs",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "total",
            "storageKey": null
          },
          {
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "eventId",
                "storageKey": null
              },
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
    "name": "DeviceLogQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeviceLogQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e3e8fe93884b2edd99251946298ab76fed63e62d3c0efd3c4f6bd7e5841613b7",
    "metadata": {},
    "name": "DeviceLogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5142a58486de3a1e6a813587416bd4eb";

export default node;
