/**
 * @generated SignedSource<<b2ce84ba75967db5e9594a4aa5a21639>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventStatus = "ACTIVE" | "CANCELLED" | "CLOSED" | "ENDED" | "SCHEDULED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GroupsPage_event$data = {
  readonly group: {
    readonly events: ReadonlyArray<{
      readonly endAt: string;
      readonly forecast: {
        readonly kilowatts: number;
      } | null | undefined;
      readonly group: {
        readonly number: number;
      } | null | undefined;
      readonly id: string;
      readonly participation: {
        readonly asked: number;
        readonly joined: number;
      };
      readonly performance: {
        readonly kilowatts: number;
      } | null | undefined;
      readonly settlement: {
        readonly pending: number;
      };
      readonly startAt: string;
      readonly status: EventStatus;
    }>;
    readonly intervals: ReadonlyArray<{
      readonly deviceKilowatts: number | null | undefined;
      readonly endAt: string;
      readonly expectedKilowatts: number | null | undefined;
      readonly meterKilowatts: number | null | undefined;
      readonly startAt: string;
    }>;
    readonly number: number;
  } | null | undefined;
  readonly id: string;
  readonly program: {
    readonly id: string;
    readonly name: string;
    readonly timeZone: string;
  };
  readonly startAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"FollowEvent_event">;
  readonly " $fragmentType": "GroupsPage_event";
};
export type GroupsPage_event$key = {
  readonly " $data"?: GroupsPage_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupsPage_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startAt",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endAt",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "kilowatts",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupsPage_event",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Program",
      "kind": "LinkedField",
      "name": "program",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
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
      "args": null,
      "concreteType": "EventGroup",
      "kind": "LinkedField",
      "name": "group",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "StaffEvent",
          "kind": "LinkedField",
          "name": "events",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "EventGroup",
              "kind": "LinkedField",
              "name": "group",
              "plural": false,
              "selections": [
                (v2/*:: as any*/)
              ],
              "storageKey": null
            },
            (v1/*:: as any*/),
            (v3/*:: as any*/),
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
              "concreteType": "ParticipationCounts",
              "kind": "LinkedField",
              "name": "participation",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "asked",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "joined",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Forecast",
              "kind": "LinkedField",
              "name": "forecast",
              "plural": false,
              "selections": (v4/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "EventPerformance",
              "kind": "LinkedField",
              "name": "performance",
              "plural": false,
              "selections": (v4/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SettlementCounts",
              "kind": "LinkedField",
              "name": "settlement",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "pending",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "GroupInterval",
          "kind": "LinkedField",
          "name": "intervals",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expectedKilowatts",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "deviceKilowatts",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "meterKilowatts",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowEvent_event"
    }
  ],
  "type": "StaffEvent",
  "abstractKey": null
};
})();

(node as any).hash = "3c0cce4812870fd0e5140b45bd4d86b4";

export default node;
