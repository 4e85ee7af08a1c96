/**
 * @generated SignedSource<<ff577885a6b57a9fcd97c9111e7024fe>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ForecastFacts_forecast$data = {
  readonly fromEvents: number;
  readonly fromHomes: number;
  readonly highKilowatts: number;
  readonly homes: number;
  readonly intervals: ReadonlyArray<{
    readonly endAt: string;
    readonly highKilowatts: number;
    readonly kilowatts: number;
    readonly lowKilowatts: number;
    readonly startAt: string;
  }>;
  readonly joining: number;
  readonly kilowatts: number;
  readonly lowKilowatts: number;
  readonly " $fragmentType": "ForecastFacts_forecast";
};
export type ForecastFacts_forecast$key = {
  readonly " $data"?: ForecastFacts_forecast$data;
  readonly " $fragmentSpreads": FragmentRefs<"ForecastFacts_forecast">;
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
  "name": "lowKilowatts",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "highKilowatts",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ForecastFacts_forecast",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "joining",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fromEvents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fromHomes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ForecastInterval",
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Forecast",
  "abstractKey": null
};
})();

(node as any).hash = "3cd73c59d1dfe1b9b1295519f393ea25";

export default node;
