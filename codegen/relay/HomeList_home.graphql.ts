/**
 * @generated SignedSource<<26bfb2e90434f0b831c19eaa645e665b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeList_home$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SetupLazy_home" | "SetupLazy_step" | "useHomeList_home">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SetupLazy_step"
    }
  ],
  "type": "HomeSummary",
  "abstractKey": null
};

(node as any).hash = "4fc985c5fbea81cd367cc29e4ec7d761";

export default node;
