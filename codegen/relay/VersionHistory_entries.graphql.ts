/**
 * @generated SignedSource<<4529971bd0e012d217edc3d31a1a8f5a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VersionHistory_entries$data = ReadonlyArray<{
  readonly action: string;
  readonly at: string;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"History_entry">;
  readonly " $fragmentType": "VersionHistory_entries";
}>;
export type VersionHistory_entries$key = ReadonlyArray<{
  readonly " $data"?: VersionHistory_entries$data;
  readonly " $fragmentSpreads": FragmentRefs<"VersionHistory_entries">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "VersionHistory_entries",
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
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "History_entry"
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
};

(node as any).hash = "bbde34376c3ed03e390f692d99e43855";

export default node;
