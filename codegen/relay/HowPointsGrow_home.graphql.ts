/**
 * @generated SignedSource<<f03c272753947edc06a2ae35f11d47b1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CanTakePart = "NO" | "NOT_YET" | "YES" | "%future added value";
export type EventType = "PARTICIPATION_REDUCTION" | "PARTICIPATION_REDUCTION_RT" | "%future added value";
export type Tier = "Bronze" | "Carbon" | "Diamond" | "Gold" | "Platinum" | "Silver" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HowPointsGrow_home$data = {
  readonly nextEvent: {
    readonly endAt: string;
    readonly eventId: string;
    readonly likelyOtherResults: number;
    readonly likelyPointsHigh: number | null | undefined;
    readonly likelyPointsLow: number | null | undefined;
    readonly likelyPointsOwn: ReadonlyArray<number>;
    readonly startAt: string;
    readonly toMakeUp: {
      readonly wattHours: number;
    } | null | undefined;
    readonly type: EventType;
  } | null | undefined;
  readonly standing: {
    readonly multiplierHundredths: number;
    readonly streak: number;
    readonly streakBonusHundredths: number;
    readonly tier: Tier;
  };
  readonly takingPart: {
    readonly can: CanTakePart;
  };
  readonly timeZone: string;
  readonly " $fragmentType": "HowPointsGrow_home";
};
export type HowPointsGrow_home$key = {
  readonly " $data"?: HowPointsGrow_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"HowPointsGrow_home">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HowPointsGrow_home",
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
          "name": "type",
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
      "concreteType": "Standing",
      "kind": "LinkedField",
      "name": "standing",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tier",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "multiplierHundredths",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "streak",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "streakBonusHundredths",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HomeSummary",
  "abstractKey": null
};

(node as any).hash = "3e06cb9ce591a0eb04db75881e10eff1";

export default node;
