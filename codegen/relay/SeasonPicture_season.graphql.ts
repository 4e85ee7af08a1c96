/**
 * @generated SignedSource<<f950aae1b981e5c1dbfd70146d672794>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SeasonKind = "SUMMER" | "WINTER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SeasonPicture_season$data = {
  readonly kind: SeasonKind;
  readonly season: string;
  readonly totals: ReadonlyArray<{
    readonly savedWattHours: number;
    readonly season: string;
  }>;
  readonly " $fragmentType": "SeasonPicture_season";
};
export type SeasonPicture_season$key = {
  readonly " $data"?: SeasonPicture_season$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeasonPicture_season">;
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
  "name": "SeasonPicture_season",
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
          "name": "savedWattHours",
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

(node as any).hash = "c0204b8f45878113b434abdc9d0fee19";

export default node;
