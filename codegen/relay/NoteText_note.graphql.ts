/**
 * @generated SignedSource<<12b8fefd1e6320b5db40fcdfd2bc01bd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoteText_note$data = {
  readonly by: string | null | undefined;
  readonly createdAt: string;
  readonly editedAt: string | null | undefined;
  readonly text: string;
  readonly " $fragmentType": "NoteText_note";
};
export type NoteText_note$key = {
  readonly " $data"?: NoteText_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteText_note">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoteText_note",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "by",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editedAt",
      "storageKey": null
    }
  ],
  "type": "MemberNote",
  "abstractKey": null
};

(node as any).hash = "d1d785f9691540372de5bddf72e628c1";

export default node;
