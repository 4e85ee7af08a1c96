/**
 * @generated SignedSource<<bd1289894f8a22134f738cc82c42df61>>
 * @relayHash b3a5c8640f873a1663273e8fb2ffe385
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6ae46845641c337bbdb00de4c183146f2e188f03297a514973466c8778ea6b6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeviceUsageYesterdayQuery$variables = {
  deviceId: string;
};
export type DeviceUsageYesterdayQuery$data = {
  readonly viewer: {
    readonly deviceEnergyUsage: {
      readonly " $fragmentSpreads": FragmentRefs<"HoursOfUse_usage">;
    } | null | undefined;
    readonly home: {
      readonly timeZone: string;
    } | null | undefined;
  };
};
export type DeviceUsageYesterdayQuery = {
  response: DeviceUsageYesterdayQuery$data;
  variables: DeviceUsageYesterdayQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "deviceId"
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
    "kind": "Variable",
    "name": "deviceId",
    "variableName": "deviceId"
  },
  {
    "kind": "Literal",
    "name": "period",
    "value": "YESTERDAY"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeviceUsageYesterdayQuery",
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
            "concreteType": "DeviceEnergyUsage",
            "kind": "LinkedField",
            "name": "deviceEnergyUsage",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "HoursOfUse_usage"
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
    "name": "DeviceUsageYesterdayQuery",
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
            "concreteType": "DeviceEnergyUsage",
            "kind": "LinkedField",
            "name": "deviceEnergyUsage",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "from",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "to",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalWattHours",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DevicePowerConsumptionHourly",
                "kind": "LinkedField",
                "name": "hours",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hourStartDttm",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "consumptionWattHours",
                    "storageKey": null
                  },
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
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d6ae46845641c337bbdb00de4c183146f2e188f03297a514973466c8778ea6b6",
    "metadata": {},
    "name": "DeviceUsageYesterdayQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4bc0183ad04cfc2209a43249aa64b412";

export default node;
