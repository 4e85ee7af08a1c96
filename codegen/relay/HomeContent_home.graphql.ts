/**
 * @generated SignedSource<<df3842c1c4fdd12d7e6e035fab3d6ab7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeContent_home$data = {
  readonly greetingName: string;
  readonly " $fragmentSpreads": FragmentRefs<"HomeList_home" | "LastResult_home" | "NextEvent_home" | "StandingCard_home">;
  readonly " $fragmentType": "HomeContent_home";
};
export type HomeContent_home$key = {
  readonly " $data"?: HomeContent_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeContent_home">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeContent_home",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "greetingName",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextEvent_home"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LastResult_home"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HomeList_home"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StandingCard_home"
    }
  ],
  "type": "HomeSummary",
  "abstractKey": null
};

(node as any).hash = "d88aa7065f5c1dda00feabf1df4cad52";

export default node;
