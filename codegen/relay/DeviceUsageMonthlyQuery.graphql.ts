/**
 * @generated SignedSource<<6162c2afff4a6b4268dd4e9b49adc774>>
 * @relayHash 8ec001d0c06d31c51ef4a0ce6d87e0fc
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0167268d6e173b7051839fb9bdf4ff7ca6827ba9deed4be72410672019afdee

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeviceUsageMonthlyQuery$variables = {
  deviceId: string;
};
export type DeviceUsageMonthlyQuery$data = {
  readonly viewer: {
    readonly deviceEnergyUsage: {
      readonly " $fragmentSpreads": FragmentRefs<"DaysOfUse_usage">;
    } | null | undefined;
  };
};
export type DeviceUsageMonthlyQuery = {
  response: DeviceUsageMonthlyQuery$data;
  variables: DeviceUsageMonthlyQuery$variables;
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
    "value": "MONTHLY"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeviceUsageMonthlyQuery",
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
    "name": "DeviceUsageMonthlyQuery",
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
    "id": "f0167268d6e173b7051839fb9bdf4ff7ca6827ba9deed4be72410672019afdee",
    "metadata": {},
    "name": "DeviceUsageMonthlyQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "41a0988fffa08dddbc5a3c7e53b7cb1c";

export default node;
