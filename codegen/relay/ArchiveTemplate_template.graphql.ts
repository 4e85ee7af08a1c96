/**
 * @generated SignedSource<<fbfc11888ed5a3364261c2ba6b094217>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArchiveTemplate_template$data = {
  readonly id: string;
  readonly isArchived: boolean;
  readonly name: string;
  readonly version: number;
  readonly " $fragmentType": "ArchiveTemplate_template";
};
export type ArchiveTemplate_template$key = {
  readonly " $data"?: ArchiveTemplate_template$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArchiveTemplate_template">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArchiveTemplate_template",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isArchived",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "EventTemplate",
  "abstractKey": null
};

(node as any).hash = "e418ac2f4c4d0f3e335699a504098e9e";

export default node;
