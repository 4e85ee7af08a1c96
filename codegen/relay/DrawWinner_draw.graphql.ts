/**
 * @generated SignedSource<<84e06c801391dfd9dcd6d581a851e63d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WheelDrawState = "DRAWN" | "EMPTY" | "OPEN" | "READY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DrawWinner_draw$data = {
  readonly entryCount: number;
  readonly id: string;
  readonly prize: string;
  readonly state: WheelDrawState;
  readonly " $fragmentType": "DrawWinner_draw";
};
export type DrawWinner_draw$key = {
  readonly " $data"?: DrawWinner_draw$data;
  readonly " $fragmentSpreads": FragmentRefs<"DrawWinner_draw">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DrawWinner_draw",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prize",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entryCount",
      "storageKey": null
    }
  ],
  "type": "WheelDraw",
  "abstractKey": null
};

(node as any).hash = "4b1c41f79b97710f56e1d351794a70e8";

export default node;
