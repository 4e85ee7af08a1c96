/**
 * @generated SignedSource<<99891f6a84bb24929250ed29992b721b>>
 * @relayHash 4209804c0e884bb6bcea0a4e2182558e
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c14c0f25544523fdf199e6dbdda3c4e66bdaa206d4e70e7904579e15bae6da3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeviceUsagePeriod = "MONTHLY" | "PREVIOUS_WEEK" | "YESTERDAY" | "%future added value";
export type DeviceUsageQuery$variables = {
  byHour: boolean;
  deviceId: string;
  period: DeviceUsagePeriod;
};
export type DeviceUsageQuery$data = {
  readonly viewer: {
    readonly deviceEnergyUsage: {
      readonly aboveMeter: {
        readonly " $fragmentSpreads": FragmentRefs<"UseAboveMeter_usage">;
      };
      readonly byDay?: {
        readonly " $fragmentSpreads": FragmentRefs<"DaysOfUse_usage">;
      } | null | undefined;
      readonly byHour?: {
        readonly " $fragmentSpreads": FragmentRefs<"HoursOfUse_usage">;
      } | null | undefined;
    } | null | undefined;
    readonly home?: {
      readonly timeZone: string;
    } | null | undefined;
  };
};
export type DeviceUsageQuery = {
  response: DeviceUsageQuery$data;
  variables: DeviceUsageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "byHour"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "deviceId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "period"
},
v3 = {
  "condition": "byHour",
  "kind": "Condition",
  "passingValue": true,
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
    }
  ]
},
v4 = [
  {
    "kind": "Variable",
    "name": "deviceId",
    "variableName": "deviceId"
  },
  {
    "kind": "Variable",
    "name": "period",
    "variableName": "period"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalWattHours",
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
    "name": "DeviceUsageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "DeviceEnergyUsage",
            "kind": "LinkedField",
            "name": "deviceEnergyUsage",
            "plural": false,
            "selections": [
              {
                "condition": "byHour",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "fragment": {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "HoursOfUse_usage"
                        }
                      ],
                      "type": "DeviceEnergyUsage",
                      "abstractKey": null
                    },
                    "kind": "AliasedInlineFragmentSpread",
                    "name": "byHour"
                  }
                ]
              },
              {
                "condition": "byHour",
                "kind": "Condition",
                "passingValue": false,
                "selections": [
                  {
                    "fragment": {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "DaysOfUse_usage"
                        }
                      ],
                      "type": "DeviceEnergyUsage",
                      "abstractKey": null
                    },
                    "kind": "AliasedInlineFragmentSpread",
                    "name": "byDay"
                  }
                ]
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "UseAboveMeter_usage"
                    }
                  ],
                  "type": "DeviceEnergyUsage",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "aboveMeter"
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DeviceUsageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "DeviceEnergyUsage",
            "kind": "LinkedField",
            "name": "deviceEnergyUsage",
            "plural": false,
            "selections": [
              {
                "condition": "byHour",
                "kind": "Condition",
                "passingValue": true,
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
                  (v5/*:: as any*/),
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
                ]
              },
              {
                "condition": "byHour",
                "kind": "Condition",
                "passingValue": false,
                "selections": [
                  (v5/*:: as any*/),
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
                ]
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DeviceExcess",
                "kind": "LinkedField",
                "name": "excess",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reportedWattHours",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "measuredWattHours",
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
    "id": "2c14c0f25544523fdf199e6dbdda3c4e66bdaa206d4e70e7904579e15bae6da3",
    "metadata": {},
    "name": "DeviceUsageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "86b57391a05daadf463e755f3785b59c";

export default node;
