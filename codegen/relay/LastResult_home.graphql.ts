/**
 * @generated SignedSource<<8818c7655a51b24e92ef33dfe50d19b0>>
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
    readonly startAt: string;
    readonly type: EventType;
    readonly usedWattHours: number;
    readonly withinNoise: boolean;
  } | null | undefined;
  readonly timeZone: string;
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
  "name": "startAt",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "baselineWattHours",
  "storageKey": null
},
v2 = {
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
      "concreteType": "HomeResult",
      "kind": "LinkedField",
      "name": "lastResult",
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
          "name": "type",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
          "name": "reductionWattHours",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/),
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
          "concreteType": "ResultInterval",
          "kind": "LinkedField",
          "name": "intervals",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/)
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

(node as any).hash = "02bcfbce218780bf226fee0dea586ad6";

export default node;
