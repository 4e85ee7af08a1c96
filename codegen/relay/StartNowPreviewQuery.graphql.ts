/**
 * @generated SignedSource<<17f98f15aabccff6ab88d23eb5210336>>
 * @relayHash ab7cd7773ff8ff797e9d61c034e75845
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74eb35784aaa3cadc0a10929e17bb1e850423240f54435ca20d94205f08cba05

import type { ConcreteRequest } from 'relay-runtime';
export type Algorithm = "device_participation" | "participation_reduction" | "participation_reduction_org" | "participation_reduction_org_rt" | "participation_reduction_rt" | "participation_reduction_rt_break_streaks" | "reduction" | "reduction_rt" | "%future added value";
export type DeviceType = "airpurifier" | "assistant" | "battery" | "default" | "ev" | "light" | "minisplitairconditioner" | "monitor" | "plug" | "portableairconditioner" | "refrigerator" | "solar" | "thermostat" | "tv" | "waterheater" | "windowairconditioner" | "%future added value";
export type EventSegment = "BATTERY_OR_EV" | "CONTROLLABLE_DEVICE" | "GOLD_AND_ABOVE" | "JOINED_RECENTLY" | "NEVER_JOINED" | "THERMOSTAT" | "%future added value";
export type EventPreviewInput = {
  algorithm?: Algorithm | null | undefined;
  changing?: string | null | undefined;
  endAt: string;
  isTest?: boolean | null | undefined;
  programId: string;
  segment?: EventSegment | null | undefined;
  segmentId?: string | null | undefined;
  startAt?: string | null | undefined;
};
export type StartNowPreviewQuery$variables = {
  input: EventPreviewInput;
};
export type StartNowPreviewQuery$data = {
  readonly staff: {
    readonly eventPreview: {
      readonly faults: ReadonlyArray<{
        readonly message: string;
      }>;
      readonly membersAsked: number;
      readonly onlyLimits: boolean;
      readonly realTime: {
        readonly devices: ReadonlyArray<{
          readonly devices: number;
          readonly kilowatts: number;
          readonly type: DeviceType;
        }>;
        readonly homes: number;
        readonly kilowatts: number;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type StartNowPreviewQuery = {
  response: StartNowPreviewQuery$data;
  variables: StartNowPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kilowatts",
  "storageKey": null
},
v2 = [
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
        "concreteType": "EventPreview",
        "kind": "LinkedField",
        "name": "eventPreview",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "membersAsked",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "onlyLimits",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FieldFault",
            "kind": "LinkedField",
            "name": "faults",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "message",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "RealTimeReach",
            "kind": "LinkedField",
            "name": "realTime",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "homes",
                "storageKey": null
              },
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "RealTimeDevices",
                "kind": "LinkedField",
                "name": "devices",
                "plural": true,
                "selections": [
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
                    "name": "devices",
                    "storageKey": null
                  },
                  (v1/*:: as any*/)
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "StartNowPreviewQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StartNowPreviewQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "74eb35784aaa3cadc0a10929e17bb1e850423240f54435ca20d94205f08cba05",
    "metadata": {},
    "name": "StartNowPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3891a68862edc56685fe94e0ea9d2513";

export default node;
