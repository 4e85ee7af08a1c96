/**
 * @generated SignedSource<<80249c1d9341761fc22a4980db6c3689>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CanTakePart = "NO" | "NOT_YET" | "YES" | "%future added value";
export type EventType = "PARTICIPATION_REDUCTION" | "PARTICIPATION_REDUCTION_RT" | "%future added value";
export type OptState = "IN" | "NONE" | "OUT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NextEvent_home$data = {
  readonly lastResult: {
    readonly __typename: "HomeResult";
  } | null | undefined;
  readonly nextEvent: {
    readonly endAt: string;
    readonly eventId: string;
    readonly hasDevices: boolean;
    readonly isTest: boolean;
    readonly leavingBreaksStreak: boolean;
    readonly likelyOtherResults: number;
    readonly likelyPointsHigh: number | null | undefined;
    readonly likelyPointsLow: number | null | undefined;
    readonly likelyPointsOwn: ReadonlyArray<number>;
    readonly mayOptIn: boolean;
    readonly mayOptOut: boolean;
    readonly opt: OptState;
    readonly startAt: string;
    readonly toMakeUp: {
      readonly date: string;
      readonly eventId: string;
      readonly wattHours: number;
    } | null | undefined;
    readonly type: EventType;
    readonly vacation: {
      readonly endDate: string;
      readonly running: boolean;
      readonly startDate: string;
    } | null | undefined;
  } | null | undefined;
  readonly setupSteps: ReadonlyArray<{
    readonly __typename: "SetupStep";
  }>;
  readonly takingPart: {
    readonly can: CanTakePart;
  };
  readonly timeZone: string;
  readonly " $fragmentType": "NextEvent_home";
};
export type NextEvent_home$key = {
  readonly " $data"?: NextEvent_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextEvent_home">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "eventId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextEvent_home",
  "selections": [
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
      "concreteType": "HomeResult",
      "kind": "LinkedField",
      "name": "lastResult",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SetupStep",
      "kind": "LinkedField",
      "name": "setupSteps",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TakingPart",
      "kind": "LinkedField",
      "name": "takingPart",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "can",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HomeEvent",
      "kind": "LinkedField",
      "name": "nextEvent",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
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
          "name": "isTest",
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
          "name": "opt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mayOptIn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mayOptOut",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "leavingBreaksStreak",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasDevices",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "likelyPointsLow",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "likelyPointsHigh",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "likelyPointsOwn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "likelyOtherResults",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ToMakeUp",
          "kind": "LinkedField",
          "name": "toMakeUp",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "wattHours",
              "storageKey": null
            },
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "date",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "EventVacation",
          "kind": "LinkedField",
          "name": "vacation",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "running",
              "storageKey": null
            },
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
      "storageKey": null
    }
  ],
  "type": "HomeSummary",
  "abstractKey": null
};
})();

(node as any).hash = "db47b5fe5f241d5b2e2c0a9ff0077f7f";

export default node;
