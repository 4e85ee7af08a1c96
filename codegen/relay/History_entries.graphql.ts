/**
 * @generated SignedSource<<f2f591c5eab71626064f3e78f763925f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type History_entries$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"History_entry">;
  readonly " $fragmentType": "History_entries";
}>;
export type History_entries$key = ReadonlyArray<{
  readonly " $data"?: History_entries$data;
  readonly " $fragmentSpreads": FragmentRefs<"History_entries">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "History_entries",
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
      "name": "History_entry"
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
};

(node as any).hash = "10e30980144a4c4aae2d4d40ba97cf93";

export default node;
