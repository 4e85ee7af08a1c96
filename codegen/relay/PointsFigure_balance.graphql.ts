/**
 * @generated SignedSource<<d4621661b7f69cdc20b6ca7f14e20ea1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PointsFigure_balance$data = {
  readonly points: number;
  readonly watts: number;
  readonly " $fragmentType": "PointsFigure_balance";
};
export type PointsFigure_balance$key = {
  readonly " $data"?: PointsFigure_balance$data;
  readonly " $fragmentSpreads": FragmentRefs<"PointsFigure_balance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PointsFigure_balance",
  "selections": [
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
      "name": "watts",
      "storageKey": null
    }
  ],
  "type": "Balance",
  "abstractKey": null
};

(node as any).hash = "b0f27aa43958afce1b1308b4d1aff267";

export default node;
