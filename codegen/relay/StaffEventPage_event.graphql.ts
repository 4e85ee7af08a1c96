/**
 * @generated SignedSource<<d6ee06861035cfc76b1b3f5315618190>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Algorithm = "device_participation" | "participation_reduction" | "participation_reduction_org" | "participation_reduction_org_rt" | "participation_reduction_rt" | "participation_reduction_rt_break_streaks" | "reduction" | "reduction_rt" | "%future added value";
export type CancelCause = "MISSED_START" | "SIGNAL" | "STAFF" | "%future added value";
export type EventStatus = "ACTIVE" | "CANCELLED" | "CLOSED" | "ENDED" | "SCHEDULED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StaffEventPage_event$data = {
  readonly algorithm: Algorithm;
  readonly cancelCause: CancelCause | null | undefined;
  readonly cancelReason: string | null | undefined;
  readonly closesAt: string;
  readonly endAt: string;
  readonly forecast: {
    readonly " $fragmentSpreads": FragmentRefs<"ForecastFacts_forecast">;
  } | null | undefined;
  readonly group: {
    readonly number: number;
    readonly of: number;
  } | null | undefined;
  readonly history: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"History_entries">;
  }>;
  readonly id: string;
  readonly isTest: boolean;
  readonly minutesLate: number;
  readonly nominatedKilowatts: number | null | undefined;
  readonly participation: {
    readonly asked: number;
    readonly joined: number;
    readonly out: number;
  };
  readonly program: {
    readonly id: string;
    readonly name: string;
    readonly timeZone: string;
    readonly " $fragmentSpreads": FragmentRefs<"HowMembersJoin_program">;
  };
  readonly segmentId: string | null | undefined;
  readonly segmentName: string | null | undefined;
  readonly settlement: {
    readonly outages: number;
    readonly pending: number;
    readonly points: number;
    readonly reductionWattHours: number;
    readonly restated: number;
    readonly settled: number;
  };
  readonly shiftedMinutes: number | null | undefined;
  readonly signals: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"SignalTable_signals">;
  }>;
  readonly staggerMinutes: number | null | undefined;
  readonly startAt: string;
  readonly status: EventStatus;
  readonly " $fragmentSpreads": FragmentRefs<"CancelEvent_event" | "ChangeForm_event" | "EndEvent_event" | "FollowEvent_event" | "Nominate_event" | "Performance_event" | "Progress_event" | "ResendMessage_event" | "TestMessages_event">;
  readonly " $fragmentType": "StaffEventPage_event";
};
export type StaffEventPage_event$key = {
  readonly " $data"?: StaffEventPage_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffEventPage_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StaffEventPage_event",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "isTest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "staggerMinutes",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "of",
          "storageKey": null
        }
      ],
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
      "name": "closesAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shiftedMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "segmentId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "segmentName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minutesLate",
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
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ForecastFacts_forecast"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelCause",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GridSignal",
      "kind": "LinkedField",
      "name": "signals",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SignalTable_signals"
        }
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HowMembersJoin_program"
        }
      ],
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "out",
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
          "name": "pending",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outages",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "settled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "restated",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reductionWattHours",
          "storageKey": null
        },
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
      "concreteType": "AuditEntry",
      "kind": "LinkedField",
      "name": "history",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "History_entries"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelEvent_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeForm_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EndEvent_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FollowEvent_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Nominate_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Performance_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Progress_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResendMessage_event"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TestMessages_event"
    }
  ],
  "type": "StaffEvent",
  "abstractKey": null
};
})();

(node as any).hash = "19863b5c6ada3ae6618bc296ce554eae";

export default node;
