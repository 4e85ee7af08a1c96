/**
 * @generated SignedSource<<eba1bedb2d8babe190e604705101b306>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Funnel_weeks$data = ReadonlyArray<{
  readonly choseUtility: number;
  readonly connected: number;
  readonly enrolled: number;
  readonly signedUp: number;
  readonly tookPart: number;
  readonly week: string;
  readonly " $fragmentType": "Funnel_weeks";
}>;
export type Funnel_weeks$key = ReadonlyArray<{
  readonly " $data"?: Funnel_weeks$data;
  readonly " $fragmentSpreads": FragmentRefs<"Funnel_weeks">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Funnel_weeks",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "week",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "signedUp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "choseUtility",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "connected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "enrolled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tookPart",
      "storageKey": null
    }
  ],
  "type": "FunnelWeek",
  "abstractKey": null
};

(node as any).hash = "aa31390d62e531d499190f8f206002a3";

export default node;
