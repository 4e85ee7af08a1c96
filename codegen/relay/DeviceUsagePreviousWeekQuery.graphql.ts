/**
 * @generated SignedSource<<1f1161b4c4838e762073c3950e590b6e>>
 * @relayHash 1b22613be1c4dff0401a6db4a0b89f43
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c87e4fd61771d6701b5b249f7942b3c26164446e3a6f0a77a4f901ddabbb4a38

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeviceUsagePreviousWeekQuery$variables = {
  deviceId: string;
};
export type DeviceUsagePreviousWeekQuery$data = {
  readonly viewer: {
    readonly deviceEnergyUsage: {
      readonly " $fragmentSpreads": FragmentRefs<"DaysOfUse_usage">;
    } | null | undefined;
  };
};
export type DeviceUsagePreviousWeekQuery = {
  response: DeviceUsagePreviousWeekQuery$data;
  variables: DeviceUsagePreviousWeekQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "deviceId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "deviceId",
    "variableName": "deviceId"
  },
  {
    "kind": "Literal",
    "name": "period",
    "value": "PREVIOUS_WEEK"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeviceUsagePreviousWeekQuery",
    "selections": [
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
            "args": (v1/*:: as any*/),
            "concreteType": "DeviceEnergyUsage",
            "kind": "LinkedField",
            "name": "deviceEnergyUsage",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DaysOfUse_usage"
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
    "name": "DeviceUsagePreviousWeekQuery",
    "selections": [
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
            "args": (v1/*:: as any*/),
            "concreteType": "DeviceEnergyUsage",
            "kind": "LinkedField",
            "name": "deviceEnergyUsage",
            "plural": false,
            "selections": [
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
                "concreteType": "DeviceDayOfUse",
                "kind": "LinkedField",
                "name": "days",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "date",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "wattHours",
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
    "id": "c87e4fd61771d6701b5b249f7942b3c26164446e3a6f0a77a4f901ddabbb4a38",
    "metadata": {},
    "name": "DeviceUsagePreviousWeekQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ee2bf32068704cfa1c79c4fd85472119";

export default node;
