/**
 * @generated SignedSource<<d1f4f91958468d2da3abb9638cf7181b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeList_home$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SetupLazy_home" | "useHomeList_home">;
  readonly " $fragmentType": "HomeList_home";
};
export type HomeList_home$key = {
  readonly " $data"?: HomeList_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeList_home">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeList_home",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useHomeList_home"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SetupLazy_home"
    }
  ],
  "type": "HomeSummary",
  "abstractKey": null
};

(node as any).hash = "91a61f8b952925a11b12cdc4fdc89837";

export default node;
