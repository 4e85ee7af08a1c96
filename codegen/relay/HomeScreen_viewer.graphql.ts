/**
 * @generated SignedSource<<b43c8396378f32effa7770f61f607e73>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeScreen_viewer$data = {
  readonly home: {
    readonly " $fragmentSpreads": FragmentRefs<"HomeContent_home">;
  } | null | undefined;
  readonly " $fragmentType": "HomeScreen_viewer";
};
export type HomeScreen_viewer$key = {
  readonly " $data"?: HomeScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeScreen_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeScreen_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HomeSummary",
      "kind": "LinkedField",
      "name": "home",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HomeContent_home"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ab8668f730b9f7b95b5a26988bad0d0c";

export default node;
