/**
 * @generated SignedSource<<95d34822b1965f6eb71b3e7ec026d368>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SeasonKind = "SUMMER" | "WINTER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AllSeasons_season$data = {
  readonly season: string;
  readonly totals: ReadonlyArray<{
    readonly events: number;
    readonly kind: SeasonKind;
    readonly latestMonth: string;
    readonly points: number;
    readonly programName: string;
    readonly savedWattHours: number;
    readonly season: string;
  }>;
  readonly " $fragmentType": "AllSeasons_season";
};
export type AllSeasons_season$key = {
  readonly " $data"?: AllSeasons_season$data;
  readonly " $fragmentSpreads": FragmentRefs<"AllSeasons_season">;
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
  "name": "AllSeasons_season",
  "selections": [
    (v0/*:: as any*/),
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
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "latestMonth",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "programName",
          "storageKey": null
        },
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

(node as any).hash = "f82266e4751db7cc26d2de8eb5e828aa";

export default node;
