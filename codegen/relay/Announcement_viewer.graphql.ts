/**
 * @generated SignedSource<<62cf0d0941f070f95ae9d8cd49978659>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Announcement_viewer$data = {
  readonly announcements: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"usePlacement_instance">;
  }>;
  readonly " $fragmentType": "Announcement_viewer";
};
export type Announcement_viewer$key = {
  readonly " $data"?: Announcement_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Announcement_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Announcement_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlacementInstance",
      "kind": "LinkedField",
      "name": "announcements",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "usePlacement_instance"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "959b68085dc907b2cec44fc815238f47";

export default node;
