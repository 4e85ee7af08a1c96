/**
 * @generated SignedSource<<327f35c85eaae33d6dbe2092e654b9b5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SeasonKind = "SUMMER" | "WINTER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SeasonFigures_season$data = {
  readonly kind: SeasonKind;
  readonly longestStreak: number;
  readonly season: string;
  readonly streak: number;
  readonly totals: ReadonlyArray<{
    readonly events: number;
    readonly points: number;
    readonly savedWattHours: number;
    readonly season: string;
  }>;
  readonly " $fragmentType": "SeasonFigures_season";
};
export type SeasonFigures_season$key = {
  readonly " $data"?: SeasonFigures_season$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeasonFigures_season">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "season",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeasonFigures_season",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
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
      "name": "longestStreak",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SeasonTotal",
      "kind": "LinkedField",
      "name": "totals",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "events",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "savedWattHours",
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
    }
  ],
  "type": "EventSeason",
  "abstractKey": null
};
})();

(node as any).hash = "2e1d44a25f57e512f00447634546e6c6";

export default node;
