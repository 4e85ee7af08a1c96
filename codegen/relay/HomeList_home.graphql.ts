/**
 * @generated SignedSource<<baf4fab6e015c30e2c63b57e8d42389c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeList_home$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ConnectionLazy_home" | "useHomeList_home">;
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
      "name": "ConnectionLazy_home"
    }
  ],
  "type": "HomeSummary",
  "abstractKey": null
};

(node as any).hash = "c100e17ec39f1ad3d896ae677f2a87a9";

export default node;
