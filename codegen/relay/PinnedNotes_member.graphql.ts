/**
 * @generated SignedSource<<237e6b2502e96e98c0453e4534492ca6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PinnedNotes_member$data = {
  readonly notes: ReadonlyArray<{
    readonly id: string;
    readonly isPinned: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"NoteText_note">;
  }>;
  readonly " $fragmentType": "PinnedNotes_member";
};
export type PinnedNotes_member$key = {
  readonly " $data"?: PinnedNotes_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"PinnedNotes_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PinnedNotes_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MemberNote",
      "kind": "LinkedField",
      "name": "notes",
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
          "name": "isPinned",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NoteText_note"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MemberRecord",
  "abstractKey": null
};

(node as any).hash = "bbcb7025328efdb518781909a822e2f0";

export default node;
