/**
 * @generated SignedSource<<81de595aa95853b72e4963e04c8ac7b4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EventType = "PARTICIPATION_REDUCTION" | "PARTICIPATION_REDUCTION_RT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LastResult_home$data = {
  readonly lastResult: {
    readonly baselineWattHours: number;
    readonly endAt: string;
    readonly estimateOnly: boolean;
    readonly eventId: string;
    readonly intervals: ReadonlyArray<{
      readonly baselineWattHours: number;
      readonly startAt: string;
      readonly usedWattHours: number;
    }>;
    readonly points: number;
    readonly reductionWattHours: number;
    readonly setAgainst: {
      readonly date: string;
      readonly wattHours: number;
    } | null | undefined;
    readonly startAt: string;
    readonly type: EventType;
    readonly usedWattHours: number;
    readonly withinNoise: boolean;
  } | null | undefined;
  readonly timeZone: string;
  readonly waitingResult: {
    readonly endAt: string;
    readonly eventId: string;
    readonly resultBy: string | null | undefined;
    readonly startAt: string;
  } | null | undefined;
  readonly " $fragmentType": "LastResult_home";
};
export type LastResult_home$key = {
  readonly " $data"?: LastResult_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastResult_home">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "eventId",
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
  "name": "endAt",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "baselineWattHours",
  "storageKey": null
},
v4 = {
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
  "name": "LastResult_home",
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
      "concreteType": "WaitingResult",
      "kind": "LinkedField",
      "name": "waitingResult",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "resultBy",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HomeResult",
      "kind": "LinkedField",
      "name": "lastResult",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reductionWattHours",
          "storageKey": null
        },
        (v3/*:: as any*/),
        (v4/*:: as any*/),
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
          "name": "withinNoise",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SetAgainst",
          "kind": "LinkedField",
          "name": "setAgainst",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "wattHours",
              "storageKey": null
            },
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
          "concreteType": "ResultInterval",
          "kind": "LinkedField",
          "name": "intervals",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/)
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

(node as any).hash = "1ad97920a6e3e8be3c07c2ab4d35a419";

export default node;
