/**
 * @generated SignedSource<<2c262e1f7f322d23350a927978de0e70>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventType = "PARTICIPATION_REDUCTION" | "PARTICIPATION_REDUCTION_RT" | "%future added value";
export type SeasonOutcome = "AWAY" | "CALLED_OFF" | "COMING" | "NOTHING" | "NO_POWER" | "SAT_OUT" | "SAVED" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MonthCard_season$data = {
  readonly events: ReadonlyArray<{
    readonly corrected: boolean;
    readonly date: string;
    readonly endAt: string;
    readonly estimateOnly: boolean;
    readonly eventId: string;
    readonly outcome: SeasonOutcome;
    readonly points: number | null | undefined;
    readonly reductionWattHours: number | null | undefined;
    readonly startAt: string;
    readonly type: EventType;
  }>;
  readonly timeZone: string;
  readonly today: string;
  readonly vacations: ReadonlyArray<{
    readonly endDate: string;
    readonly startDate: string;
  }>;
  readonly " $fragmentType": "MonthCard_season";
};
export type MonthCard_season$key = {
  readonly " $data"?: MonthCard_season$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonthCard_season">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MonthCard_season",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "today",
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
      "alias": null,
      "args": null,
      "concreteType": "SeasonEvent",
      "kind": "LinkedField",
      "name": "events",
      "plural": true,
      "selections": [
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
          "name": "type",
          "storageKey": null
        },
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
          "name": "outcome",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "estimateOnly",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "corrected",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SeasonVacation",
      "kind": "LinkedField",
      "name": "vacations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endDate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EventSeason",
  "abstractKey": null
};

(node as any).hash = "30e809d0c0314c7c0490348e9be22615";

export default node;
