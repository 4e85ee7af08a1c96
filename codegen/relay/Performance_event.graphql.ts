/**
 * @generated SignedSource<<175c97eb91a88f80d399547765a64ace>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Algorithm = "device_participation" | "participation_reduction" | "participation_reduction_org" | "participation_reduction_org_rt" | "participation_reduction_rt" | "participation_reduction_rt_break_streaks" | "reduction" | "reduction_rt" | "%future added value";
export type EventStatus = "ACTIVE" | "CANCELLED" | "CLOSED" | "ENDED" | "SCHEDULED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Performance_event$data = {
  readonly algorithm: Algorithm;
  readonly forecast: {
    readonly kilowatts: number;
  } | null | undefined;
  readonly id: string;
  readonly nominatedKilowatts: number | null | undefined;
  readonly performance: {
    readonly baselineWattHours: number;
    readonly biasWattHours: number | null | undefined;
    readonly estimatedHomes: number;
    readonly homeNoiseWattHours: number | null | undefined;
    readonly homes: number;
    readonly intervals: ReadonlyArray<{
      readonly baselineWattHours: number | null | undefined;
      readonly endAt: string;
      readonly homes: number;
      readonly inEvent: boolean;
      readonly startAt: string;
      readonly usedWattHours: number | null | undefined;
    }>;
    readonly kilowatts: number;
    readonly leftHomes: number;
    readonly measuredAt: string;
    readonly noiseWattHours: number | null | undefined;
    readonly phantomShare: number | null | undefined;
    readonly pointsPerKilowattHour: number | null | undefined;
    readonly usedWattHours: number;
    readonly waitingHomes: number;
    readonly withoutResult: ReadonlyArray<{
      readonly homes: number;
      readonly reason: string | null | undefined;
    }>;
  } | null | undefined;
  readonly program: {
    readonly timeZone: string;
  };
  readonly settlement: {
    readonly points: number;
  };
  readonly status: EventStatus;
  readonly " $fragmentType": "Performance_event";
};
export type Performance_event$key = {
  readonly " $data"?: Performance_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"Performance_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kilowatts",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "homes",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "baselineWattHours",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "usedWattHours",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Performance_event",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "algorithm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nominatedKilowatts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Forecast",
      "kind": "LinkedField",
      "name": "forecast",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Program",
      "kind": "LinkedField",
      "name": "program",
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
          "name": "points",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EventPerformance",
      "kind": "LinkedField",
      "name": "performance",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "estimatedHomes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "leftHomes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waitingHomes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "HomesWithoutResult",
          "kind": "LinkedField",
          "name": "withoutResult",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            },
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phantomShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "measuredAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "noiseWattHours",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "biasWattHours",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "homeNoiseWattHours",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pointsPerKilowattHour",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PerformanceInterval",
          "kind": "LinkedField",
          "name": "intervals",
          "plural": true,
          "selections": [
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
              "name": "inEvent",
              "storageKey": null
            },
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffEvent",
  "abstractKey": null
};
})();

(node as any).hash = "0f08edcaaaeb23953db104b25879251a";

export default node;
