/**
 * @generated SignedSource<<186dcf315c9fa545885e4d3ba8d85e3d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useDraft_drafts$data = {
  readonly drafts: ReadonlyArray<{
    readonly author: string;
    readonly content: string;
    readonly id: string;
    readonly isOwn: boolean;
    readonly keptAt: string;
    readonly version: number;
  }>;
  readonly " $fragmentType": "useDraft_drafts";
};
export type useDraft_drafts$key = {
  readonly " $data"?: useDraft_drafts$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDraft_drafts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useDraft_drafts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffDraft",
      "kind": "LinkedField",
      "name": "drafts",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "author",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOwn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "keptAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "content",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffDrafts",
  "abstractKey": null
};

(node as any).hash = "e1d3bee4edcfca23e0296197f7936c66";

export default node;
